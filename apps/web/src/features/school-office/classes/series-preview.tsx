import type { LessonSeriesPreview } from '@hwjy/sdk'
import { Banner, List, ListItem, StatusPill } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../../../shared/i18n/i18n.ts'
import * as css from './series-preview.css.ts'

/** Lists the lessons of a series with what stands in the way of each. */
export function SeriesPreview({ preview, timeZone }: { preview: LessonSeriesPreview; timeZone: string }) {
  const { t } = useTranslation('schoolOffice')
  const format = new Intl.DateTimeFormat(currentLanguage(), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  })
  const problems = preview.lessons.filter(({ check }) => check.problem !== null)
  const tone = preview.isPossible ? (problems.length === 0 ? 'success' : 'warning') : 'danger'
  return (
    <>
      <Banner tone={tone}>
        {problems.length === 0
          ? t('series.allFree', { count: preview.lessons.length })
          : t('series.conflicts', { count: problems.length })}
      </Banner>
      <div className={css.lessons}>
        <List label={t('series.lessons')}>
          {preview.lessons.map(({ lessonNo, lessonName, isShifted, check }) => (
            <ListItem
              key={lessonNo}
              leading={lessonNo}
              title={format.format(new Date(check.startTime))}
              description={
                <>
                  <span lang="zh-Hans">{lessonName}</span>
                  {isShifted && ` · ${t('series.shifted')}`}
                  {check.conflicts.length > 0 &&
                    ` · ${check.conflicts.map(({ className, lessonName: other }) => `${className} ${other}`).join(', ')}`}
                </>
              }
              trailing={
                check.problem && (
                  <StatusPill tone={check.needsConfirmation ? 'warning' : 'danger'}>
                    {t(`series.problems.${check.problem}`)}
                  </StatusPill>
                )
              }
            />
          ))}
        </List>
      </div>
    </>
  )
}
