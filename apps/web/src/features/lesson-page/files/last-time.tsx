import { type EarlierLesson, useCopyResource } from '@hwjy/sdk'
import { Banner, Button, useToast } from '@hwjy/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { atOnce } from '../../../shared/at-once.ts'
import { HanText } from '../../../shared/han-text.tsx'
import { langOf } from '../../../shared/names/name-line.tsx'
import { useProblemText } from '../../../shared/problem/use-problem-text.ts'
import { momentInDay } from '../../../shared/time/lesson-time.ts'
import { useServerNow } from '../../../shared/time/server-clock.ts'
import { useViewerZone } from '../../../shared/time/time-zone.ts'
import * as css from '../lesson-page.css.ts'

interface LastTimeProps {
  lessonId: string
  earlier: EarlierLesson
  /** Keys of the files that the lesson shows already. */
  shown: ReadonlySet<string>
}

/** Offers the files of the lesson that taught this chapter before; nothing once they are all here. */
export function LastTime({ lessonId, earlier, shown }: LastTimeProps) {
  const { t, i18n } = useTranslation('lessonPage')
  const toast = useToast()
  const problemText = useProblemText()
  const now = useServerNow()
  const zone = useViewerZone()
  const [isBusy, setIsBusy] = useState(false)
  /** Tells how many files the last press added, and why it did not add the others. */
  const [outcome, setOutcome] = useState<{ added: number; problems: ReadonlyMap<string, string> } | null>(null)
  const { mutateAsync: copy } = useCopyResource(atOnce)
  const missing = earlier.files.filter(({ newFileName }) => !shown.has(newFileName))
  // The page may not have read the lesson again yet.
  const left = outcome ? missing.filter(({ resourceId }) => outcome.problems.has(resourceId)) : missing
  if (left.length === 0) return null
  async function take() {
    setIsBusy(true)
    const problems = new Map<string, string>()
    let added = 0
    // One after another: the files keep their order.
    for (const { resourceId } of left.toReversed()) {
      try {
        await copy({ data: { resourceId, lessonId } })
        added += 1
      } catch (error) {
        problems.set(resourceId, problemText(error))
      }
    }
    setIsBusy(false)
    setOutcome(problems.size === 0 ? null : { added, problems })
    if (problems.size === 0) toast.show(t('lastTimeDone', { count: added }))
  }
  const files = (
    <ul className={css.names}>
      {left.map(({ resourceId, fileName }) => {
        const problem = outcome?.problems.get(resourceId)
        return (
          <li key={resourceId} lang={langOf(fileName)} className={css.fileName}>
            {fileName}
            {problem !== undefined && <span className={css.fileProblem}>{problem}</span>}
          </li>
        )
      })}
    </ul>
  )
  return (
    <Banner
      tone="info"
      title={t('lastTime')}
      action={
        <Button size="sm" isBusy={isBusy} onClick={() => void take()}>
          {t('lastTimeTake', { count: left.length })}
        </Button>
      }
    >
      <p>
        <HanText>{earlier.className}</HanText>
        {'\u00a0'}·{' '}
        <time dateTime={earlier.startTime}>{momentInDay(new Date(earlier.startTime), now, i18n.language, zone)}</time>
      </p>
      <div role="alert">
        {outcome && (
          <>
            <p>
              {outcome.added === 0
                ? t('lastTimeNone', { count: left.length })
                : t('lastTimePart', { count: outcome.added, of: outcome.added + outcome.problems.size })}
            </p>
            {files}
          </>
        )}
      </div>
      {outcome === null && files}
    </Banner>
  )
}
