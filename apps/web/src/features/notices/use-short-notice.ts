import { ApiError, errorCodes } from '@hwjy/sdk'
import { useConfirm } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'

/** Sends an announcement; where its text is very short, asks whether it is meant, and sends it once more. */
export function useShortNotice() {
  const { t } = useTranslation('notices')
  const confirm = useConfirm()
  return async (send: (isMeant: boolean) => Promise<unknown>) => {
    try {
      await send(false)
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== errorCodes.noticeTooShort) throw error
      const isMeant = await confirm({
        title: t('shortTitle'),
        description: t('shortText'),
        confirmLabel: t('shortSend'),
      })
      if (!isMeant) throw error
      await send(true)
    }
  }
}
