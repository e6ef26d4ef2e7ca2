import { describeError, getStartLessonMutationOptions } from '@hwjy/sdk'
import { Button } from '@hwjy/ui'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../../shared/i18n/i18n.ts'
import * as page from '../../shared/page.css.ts'

/** Starting before the door opens, with what that means. [R3] @param onStarted the door is open now */
export function EarlyStart({ lessonId, onStarted }: { lessonId: string; onStarted: () => void }) {
  const { t } = useTranslation('room')
  const start = useMutation(getStartLessonMutationOptions({ mutation: { onSuccess: onStarted } }))
  return (
    <>
      <p className={page.centredText}>{t('startEarlyText')}</p>
      {start.isError && <p role="alert">{describeError(start.error, currentLanguage())}</p>}
      <Button tone="primary" size="lg" isBusy={start.isPending} onClick={() => start.mutate({ data: { lessonId } })}>
        {t('startEarly')}
      </Button>
    </>
  )
}
