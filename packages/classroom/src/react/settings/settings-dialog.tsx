import { Dialog } from '@hwjy/ui'
import { useTranslate } from '../hooks/classroom-context.ts'
import { SettingsForm } from './settings-form.tsx'

/** The settings of a phone on its side, whose bar has no place for the button with the popover. */
export function SettingsDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslate()
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={t('settings.title')} size="sm">
      <SettingsForm />
    </Dialog>
  )
}
