import { Button, Dialog } from '@hwjy/ui'
import { useState } from 'react'
import { useTranslate } from '../hooks/classroom-context.ts'
import { useConnection } from '../hooks/use-connection.ts'

export interface LeaveDialogProps {
  onClose: () => void
  onLeft: () => void
}

/** Leaving is for me alone and can be undone by coming back: a quiet question. */
export function LeaveDialog({ onClose, onLeft }: LeaveDialogProps) {
  const t = useTranslate()
  const { leave } = useConnection()
  const [isBusy, setIsBusy] = useState(false)
  return (
    <Dialog
      isOpen
      size="sm"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('leaveDialog.title')}
      description={t('leaveDialog.body')}
      footer={
        <>
          <Button onClick={onClose}>{t('leaveDialog.stay')}</Button>
          <Button
            tone="primary"
            isBusy={isBusy}
            onClick={() => {
              setIsBusy(true)
              void leave().then(onLeft)
            }}
          >
            {t('leaveDialog.confirm')}
          </Button>
        </>
      }
    />
  )
}
