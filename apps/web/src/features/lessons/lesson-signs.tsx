import type { LessonSummary } from '@hwjy/sdk'
import { CirclePlay, Paperclip, PencilLine } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import * as css from './lesson-signs.css.ts'

/** Shows what a lesson has: files, homework, a replay. Shows nothing where it has none of them. */
export function LessonSigns({ lesson }: { lesson: LessonSummary }) {
  const { t } = useTranslation('lessons')
  const { resourceCount, homeworkCount, replay } = lesson
  if (resourceCount === 0 && homeworkCount === 0 && replay === 'none') return null
  return (
    <ul aria-label={t('signs.label')} className={css.signs}>
      {resourceCount > 0 && (
        <Sign icon={<Paperclip aria-hidden size={14} />}>{t('signs.files', { count: resourceCount })}</Sign>
      )}
      {homeworkCount > 0 && (
        <Sign icon={<PencilLine aria-hidden size={14} />}>{t('signs.homework', { count: homeworkCount })}</Sign>
      )}
      {replay !== 'none' && (
        <Sign icon={<CirclePlay aria-hidden size={14} />}>
          {replay === 'ready' ? t('signs.ready') : t('signs.pending')}
        </Sign>
      )}
    </ul>
  )
}

const Sign = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <li className={css.sign}>
    {icon}
    {children}
  </li>
)
