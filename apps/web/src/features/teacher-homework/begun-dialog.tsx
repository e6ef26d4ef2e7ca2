import { ApiError, errorCodes } from '@hwjy/sdk'
import { Button, Dialog } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'

/** Names of those who have begun, where that is why a change was refused; null for any other error. */
export function begunBy(error: unknown): readonly string[] | null {
  if (!(error instanceof ApiError) || error.code !== errorCodes.homeworkBegun) return null
  return error.data?.students ?? []
}

export function useNames() {
  const { i18n } = useTranslation()
  return (names: readonly string[]) => new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(names)
}

/** Says why a homework can neither be withdrawn nor deleted any more. */
export function BegunDialog({ names, onClose }: { names: readonly string[]; onClose: () => void }) {
  const { t } = useTranslation('teacherHomework')
  const list = useNames()
  return (
    <Dialog
      isOpen
      size="sm"
      onOpenChange={onClose}
      title={t('begun.title')}
      footer={
        <Button tone="primary" onClick={onClose}>
          {t('begun.close')}
        </Button>
      }
    >
      <p>{names.length === 0 ? t('begun.someone') : t('begun.names', { names: list(names) })}</p>
      <p>{t('begun.stillPossible')}</p>
    </Dialog>
  )
}
