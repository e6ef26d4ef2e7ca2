import { Button } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import * as pens from '../../shared/drawing/pens.css.ts'
import * as page from '../../shared/page.css.ts'
import { useRole } from '../../shared/session/use-role.ts'
import * as css from './not-found-page.css.ts'

export default function NotFoundPage() {
  const { t } = useTranslation()
  const role = useRole()
  return (
    <div className={css.page}>
      <svg aria-hidden viewBox="0 0 200 140" className={css.drawing}>
        <path className={pens.wash} d="M14 82C14 40 50 10 104 10s84 30 84 72-32 52-84 52-90-10-90-52Z" />
        <path className={pens.paper} d="M54 20h92a4 4 0 0 1 4 4v92a4 4 0 0 1-4 4H54a4 4 0 0 1-4-4V24a4 4 0 0 1 4-4Z" />
        <path className={pens.faint} strokeDasharray="5 5" d="M100 22v96M52 70h96" />
        <path className={pens.touch} d="M84 54c0-22 33-22 33-1 0 15-17 15-17 31M100 99v1" />
        <path className={pens.paper} d="m166 52 9 5-26 44-9-5z" />
        <path className={pens.dot} d="M140 97c-1 6-4 9-9 13 7 0 13-2 17-8z" />
      </svg>
      <h1>{t('notFound.heading')}</h1>
      <p className={page.centredText}>{t('notFound.text')}</p>
      <div className={page.actions}>
        {role === null && (
          <Button asChild>
            <Link to="/login">{t('title.login')}</Link>
          </Button>
        )}
        <Button asChild tone="primary">
          <Link to={role === null ? '/' : `/${role}`}>{t('notFound.action')}</Link>
        </Button>
      </div>
    </div>
  )
}
