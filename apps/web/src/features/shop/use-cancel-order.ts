import { useCancelOrder as useCancelOrderCall } from '@hwjy/sdk'
import { useConfirm } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { useCall } from '../../shared/account/use-call.ts'
import { atOnce } from '../../shared/at-once.ts'

/** Cancels an order that is not paid, after asking. */
export function useCancelOrder(orderId: string) {
  const { t } = useTranslation('shop')
  const confirm = useConfirm()
  const { problem, isBusy, run } = useCall()
  const { mutateAsync: cancel } = useCancelOrderCall(atOnce)
  async function ask() {
    const isSure = await confirm({
      title: t('cancelTitle'),
      description: t('cancelText'),
      confirmLabel: t('cancelOrder'),
      cancelLabel: t('keepOrder'),
      tone: 'danger',
    })
    if (isSure) await run(() => cancel({ orderId }))
  }
  return { problem, isBusy, ask }
}
