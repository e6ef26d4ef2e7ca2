import { type ResourceItem, useDeleteTranscode, useStartTranscode } from '@hwjy/sdk'
import { StatusPill, useToast } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { atOnce } from '../../shared/at-once.ts'
import { useProblemText } from '../../shared/problem/use-problem-text.ts'

const tones = { queued: 'neutral', inProgress: 'accent', done: 'success', failed: 'danger' } as const

/** Says whether the pages of a document are being made, so that the list is asked again. */
export const areUnderWay = ({ transcode }: ResourceItem) =>
  transcode?.status === 'queued' || transcode?.status === 'inProgress'

/** Says how far the pages of a document are, which a lesson shows on the board. */
export function PagesState({ transcode }: Pick<ResourceItem, 'transcode'>) {
  const { t } = useTranslation('resources')
  if (!transcode) return null
  const { status, percent, pages, reason } = transcode
  const words =
    status === 'done'
      ? t('pages.done', { count: pages ?? 0 })
      : status === 'failed'
        ? t(`pages.failed.${reason ?? 'gave-up'}`)
        : t(`pages.${status}`, { percent })
  return (
    <StatusPill tone={tones[status]} isLive={status === 'inProgress'}>
      {words}
    </StatusPill>
  )
}

/** Asks for the pages of a document, again after a failure, or takes them away. */
export function usePages({ resourceId, type, transcode }: ResourceItem) {
  const { t } = useTranslation('resources')
  const toast = useToast()
  const problemText = useProblemText()
  const { mutateAsync: start } = useStartTranscode(atOnce)
  const { mutateAsync: remove } = useDeleteTranscode(atOnce)
  const run = (call: typeof start | typeof remove) =>
    void call({ data: { resourceId } }).catch((error: unknown) => toast.error(problemText(error)))
  if (type !== 'document') return []
  if (!transcode) return [{ label: t('pages.start'), onSelect: () => run(start) }]
  if (transcode.status === 'failed') return [{ label: t('pages.again'), onSelect: () => run(start) }]
  return transcode.status === 'done' ? [{ label: t('pages.remove'), onSelect: () => run(remove) }] : []
}
