import { Button, personAddress } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../i18n/i18n.ts'
import * as page from '../page.css.ts'
import { useFamily } from './use-family.ts'

export interface OtherChildrenProps {
  /** Called once another child has begun, where the page does not begin anew by itself. */
  onSwitched?: () => void
}

/**
 * Where a page says that this student has no part in it: the other children of the family, who go on at the same
 * address. Nothing for a student alone and for teachers.
 */
export function OtherChildren({ onSwitched }: OtherChildrenProps) {
  const { t, i18n } = useTranslation()
  const { students, isBusy, goOnAs } = useFamily()
  const others = students.filter(({ isCurrent }) => !isCurrent)
  if (others.length === 0) return null
  const nameOf = (name: string) => personAddress(name, currentLanguage())
  const names = new Intl.ListFormat(i18n.language, { type: 'disjunction' }).format(
    others.map(({ name }) => nameOf(name)),
  )
  return (
    <>
      <p className={page.centredText}>{t('notYours.perhaps', { names })}</p>
      <div className={page.actions}>
        {others.map(({ stuId, name }) => (
          <Button key={stuId} isBusy={isBusy} onClick={() => void goOnAs(stuId, 'here').then(onSwitched)}>
            {t('notYours.goOnAs', { name: nameOf(name) })}
          </Button>
        ))}
      </div>
    </>
  )
}
