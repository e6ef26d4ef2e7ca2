import { type EarlierLesson, useCopyResource } from '@hwjy/sdk'
import { Banner, Button, useToast } from '@hwjy/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { atOnce } from '../../../shared/at-once.ts'
import { HanText } from '../../../shared/han-text.tsx'
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
  const { mutateAsync: copy } = useCopyResource(atOnce)
  const missing = earlier.files.filter(({ newFileName }) => !shown.has(newFileName))
  if (missing.length === 0) return null
  async function take() {
    setIsBusy(true)
    try {
      // One after another: the files keep their order, and the first refusal is the one that is told.
      for (const { resourceId } of missing.toReversed()) await copy({ data: { resourceId, lessonId } })
      toast.show(t('lastTimeDone', { count: missing.length }))
    } catch (error) {
      toast.error(problemText(error))
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <Banner
      tone="info"
      title={t('lastTime')}
      action={
        <Button size="sm" isBusy={isBusy} onClick={() => void take()}>
          {t('lastTimeTake', { count: missing.length })}
        </Button>
      }
    >
      <p>
        <HanText>{earlier.className}</HanText>
        {'\u00a0'}·{' '}
        <time dateTime={earlier.startTime}>{momentInDay(new Date(earlier.startTime), now, i18n.language, zone)}</time>
      </p>
      <ul className={css.names}>
        {missing.map(({ resourceId, fileName }) => (
          <li key={resourceId} className={css.fileName}>
            {fileName}
          </li>
        ))}
      </ul>
    </Banner>
  )
}
