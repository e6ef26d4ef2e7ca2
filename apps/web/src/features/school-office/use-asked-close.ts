import { useConfirm } from '@hwjy/ui'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'

/** Returns how a dialog closes: at once while nothing is typed, else after a question, whichever key or button it was. */
export function useAskedClose(isChanged: boolean, onClose: () => void): () => void {
  const { t } = useTranslation('account')
  const confirm = useConfirm()
  const isAsking = useRef(false)
  async function ask() {
    if (isAsking.current) return
    isAsking.current = true
    const isSure = await confirm({
      title: t('discardTitle'),
      description: t('discardText'),
      confirmLabel: t('discardTyped'),
      cancelLabel: t('keepTyping'),
      tone: 'danger',
    })
    isAsking.current = false
    if (isSure) onClose()
  }
  return () => {
    if (isChanged) void ask()
    else onClose()
  }
}
