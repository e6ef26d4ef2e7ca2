import { Button } from '@hwjy/ui'
import { UserX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { OtherChildren } from '../family/other-children.tsx'
import { useMissingPage } from '../page/missing-pages.ts'
import * as page from '../page.css.ts'

/** Instead of a lesson that this person has no part in: what it is, and the way home. */
export function NotYourLesson({ home }: { home: string }) {
  const { t } = useTranslation()
  useMissingPage()
  return (
    <section className={page.centred} role="alert">
      <UserX aria-hidden size={48} />
      <h1>{t('notYours.title')}</h1>
      <p className={page.centredText}>{t('notYours.text')}</p>
      <OtherChildren />
      <Button asChild tone="primary">
        <Link to={home}>{t('back')}</Link>
      </Button>
    </section>
  )
}
