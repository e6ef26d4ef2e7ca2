import { Button, Dialog } from '@hwjy/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { isRemindedLater, remindLater } from './password-reminder.ts'
import { deviceStorage } from '../../../shared/choices/storage.ts'

/** Asks for a new password when the present one is older than 90 days: once a day, and never during a class. */
export default function PasswordAgePrompt({ userId }: { userId: string }) {
  const { t } = useTranslation('account')
  const [isOpen, setIsOpen] = useState(() => !isRemindedLater(deviceStorage, userId, Date.now()))
  function close() {
    remindLater(deviceStorage, userId, Date.now())
    setIsOpen(false)
  }
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={close}
      size="sm"
      title={t('oldTitle')}
      description={t('oldText')}
      footer={
        <>
          <Button onClick={close}>{t('later')}</Button>
          <Button asChild tone="primary" onClick={close}>
            <Link to="/security">{t('changePassword')}</Link>
          </Button>
        </>
      }
    />
  )
}
