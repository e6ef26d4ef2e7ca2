import { Button, Dialog } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'

/** @param message the server's sentence; may be empty */
export default function ForcedLogoutDialog({ message, onClose }: { message: string; onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="sm"
      title={t('forcedLogout.title')}
      description={message || t('forcedLogout.expired')}
      footer={
        <Button tone="primary" onClick={onClose}>
          {t('forcedLogout.action')}
        </Button>
      }
    />
  )
}
