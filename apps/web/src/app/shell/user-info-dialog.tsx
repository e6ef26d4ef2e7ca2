import { Button, Dialog } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { useLeave } from './use-leave.ts'

interface UserInfoDialogProps {
  isOpen: boolean
  isTrying: boolean
  onRetry: () => void
}

/** It is not known who is signed in: the page waits for an answer, or for the user to leave. */
export function UserInfoDialog({ isOpen, isTrying, onRetry }: UserInfoDialogProps) {
  const { t } = useTranslation()
  const leave = useLeave()
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onRetry}
      isDismissible={false}
      size="sm"
      title={t('error.userInfoTitle')}
      description={t('error.userInfoText')}
      footer={
        <>
          <Button onClick={() => void leave()}>{t('menu.signOut')}</Button>
          <Button tone="primary" isBusy={isTrying} onClick={onRetry}>
            {t('error.retry')}
          </Button>
        </>
      }
    />
  )
}
