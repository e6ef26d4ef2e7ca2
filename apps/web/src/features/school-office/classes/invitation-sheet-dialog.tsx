import { type InvitationSheet, useInviteClass } from '@hwjy/sdk'
import { Banner, Button, Dialog } from '@hwjy/ui'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { CallNotice } from '../../../shared/account/call-notice.tsx'
import { useCall } from '../../../shared/account/use-call.ts'
import { atOnce } from '../../../shared/at-once.ts'
import { dateTimeText } from '../date-time-text.ts'
import * as office from '../office.css.ts'
import { QrCode } from '../../../shared/qr-code/qr-code.tsx'
import * as css from './invitation-sheet.css.ts'

/** One page to print and cut: for each account of the class its name and a code to scan. */
export function InvitationSheetDialog({ classId, onClose }: { classId: string; onClose: () => void }) {
  const { t } = useTranslation('schoolOffice')
  const { problem, isBusy, run } = useCall()
  const { mutateAsync: invite } = useInviteClass(atOnce)
  const [sheet, setSheet] = useState<InvitationSheet | null>(null)
  const links = sheet?.rows.filter(({ link }) => link !== null) ?? []
  return (
    <Dialog
      isOpen
      size={sheet ? 'lg' : 'sm'}
      isDismissible={!isBusy}
      onOpenChange={onClose}
      title={t('sheet.title')}
      description={t('sheet.text')}
      footer={
        <>
          <Button onClick={onClose} disabled={isBusy}>
            {t(sheet ? 'done' : 'cancel')}
          </Button>
          {sheet ? (
            <Button tone="primary" disabled={links.length === 0} onClick={() => window.print()}>
              {t('sheet.print')}
            </Button>
          ) : (
            <Button
              tone="primary"
              isBusy={isBusy}
              onClick={() => void run(async () => setSheet(await invite({ data: { classId } })))}
            >
              {t('sheet.make')}
            </Button>
          )}
        </>
      }
    >
      <div className={office.panel}>
        <CallNotice problem={problem} />
        {sheet && links.length === 0 && <Banner tone="info">{t('sheet.nobody')}</Banner>}
        {sheet && links.length > 0 && (
          <>
            <Sheet sheet={sheet} />
            {createPortal(
              <div className={css.paper}>
                <Sheet sheet={sheet} />
              </div>,
              document.body,
            )}
          </>
        )}
      </div>
    </Dialog>
  )
}

/** The invitation and the sign-in are pages of one address. */
const signInAddress = (link: string) => `${link.split('invitation#')[0] ?? ''}login`

function Sheet({ sheet }: { sheet: InvitationSheet }) {
  const { t } = useTranslation('schoolOffice')
  const dateTime = dateTimeText()
  const [first] = sheet.rows.flatMap(({ link }) => link ?? [])
  return (
    <div className={css.sheet}>
      <p className={css.heading}>{`${sheet.schoolName} · ${sheet.className}`}</p>
      <p>{t('sheet.how', { at: dateTime(sheet.expiresAt) })}</p>
      {first !== undefined && <p>{t('sheet.later', { address: signInAddress(first) })}</p>}
      <ul className={css.slips}>
        {sheet.rows.map(
          ({ names, username, link }) =>
            link !== null && (
              <li key={username} className={css.slip}>
                <QrCode text={link} label={t('invitation.qr', { name: names.join(', ') })} />
                <strong>{names.join(', ')}</strong>
                <span>{t('sheet.username', { username })}</span>
                <span className={css.link}>{link}</span>
              </li>
            ),
        )}
      </ul>
    </div>
  )
}
