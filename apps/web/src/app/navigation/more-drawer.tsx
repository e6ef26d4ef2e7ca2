import { Avatar, Drawer } from '@hwjy/ui'
import { Check } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router-dom'
import { facesOfFamily } from '../../shared/people/face-of.ts'
import { useFamily } from '../../shared/family/use-family.ts'
import * as css from './bottom-bar.css.ts'
import type { NavigationEntry } from './navigation-entries.ts'

interface MoreDrawerProps {
  entries: readonly NavigationEntry[]
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** The entries that do not fit into the bar, and on a family's phone its children. */
export function MoreDrawer({ entries, isOpen, onOpenChange }: MoreDrawerProps) {
  const { t } = useTranslation(['shell', 'pages'])
  const familyId = useId()
  const { students, goOnAs } = useFamily()
  const faces = facesOfFamily(students)
  const close = () => onOpenChange(false)
  return (
    <Drawer isOpen={isOpen} onOpenChange={onOpenChange} side="bottom" title={t('navigation.more')}>
      <div className={css.drawer}>
        {entries.map(({ to, name, icon: Icon }) => (
          <NavLink key={to} to={to} end={name === 'home'} className={css.row} onClick={close}>
            <Icon aria-hidden size={22} />
            <span className={css.words}>{t(`pages:${name}`)}</span>
          </NavLink>
        ))}
      </div>
      {students.length > 0 && (
        <section className={css.family} aria-labelledby={familyId}>
          <h3 id={familyId} className={css.familyHeading}>
            {t('family.label')}
          </h3>
          {students.map(({ stuId, name, isCurrent }) => (
            <button
              key={stuId}
              type="button"
              className={css.row}
              aria-pressed={isCurrent}
              onClick={() => {
                close()
                void goOnAs(stuId)
              }}
            >
              <Avatar name={name} {...faces.get(stuId)} size={32} isDecorative />
              <span className={css.rowName}>{name}</span>
              {isCurrent && <Check aria-hidden size={20} />}
            </button>
          ))}
        </section>
      )}
    </Drawer>
  )
}
