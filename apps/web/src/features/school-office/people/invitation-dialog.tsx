import type { InvitationLink } from '@hwjy/sdk'
import { Banner, Button, Dialog } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { useCopy } from '../../../shared/use-copy.ts'
import { dateTimeText } from '../date-time-text.ts'
import * as css from '../office.css.ts'
import { QrCode } from '../../../shared/qr-code/qr-code.tsx'

/** A link that is shown this once: to copy, or to be photographed from the screen. */
export function InvitationDialog({ name, link, onClose }: { name: string; link: InvitationLink; onClose: () => void }) {
  const { t } = useTranslation('schoolOffice')
  const { copy, hasFailed } = useCopy(t('copied'))
  const dateTime = dateTimeText()
  return (
    <Dialog
      isOpen
      size="sm"
      onOpenChange={onClose}
      title={t('invitation.title', { name })}
      description={t('invitation.text', { at: dateTime(link.invitation.expiresAt) })}
      footer={
        <>
          <Button onClick={onClose}>{t('done')}</Button>
          <Button tone="primary" onClick={() => void copy(link.link)}>
            {t('invitation.copy')}
          </Button>
        </>
      }
    >
      <div className={css.panel}>
        <QrCode text={link.link} label={t('invitation.qr', { name })} />
        <p className={css.code}>{link.link}</p>
        {hasFailed && <Banner tone="danger">{t('notCopied')}</Banner>}
      </div>
    </Dialog>
  )
}
