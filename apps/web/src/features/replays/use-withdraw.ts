import { type Replay, useWithdrawReplay } from '@hwjy/sdk'
import { useConfirm, useToast } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { atOnce } from '../../shared/at-once.ts'
import { useProblemText } from '../../shared/problem/use-problem-text.ts'

/** Takes back an own film before it is decided, after a question. */
export function useWithdraw() {
  const { t } = useTranslation('replays')
  const confirm = useConfirm()
  const toast = useToast()
  const problemText = useProblemText()
  const { mutateAsync: withdraw } = useWithdrawReplay(atOnce)
  return async ({ replayId, title }: Replay) => {
    const isSure = await confirm({
      title: t('withdrawTitle', { title }),
      description: t('withdrawText'),
      confirmLabel: t('withdraw'),
      tone: 'danger',
    })
    if (!isSure) return
    try {
      await withdraw({ data: { replayId } })
      toast.show(t('withdrawn'))
    } catch (error) {
      toast.error(problemText(error))
    }
  }
}
