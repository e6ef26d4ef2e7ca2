import { type Role, useCalendarFeedAs, useRenewCalendarFeedAs, useRevokeCalendarFeedAs } from '@hwjy/sdk'
import { Banner, Button, Dialog, Field, Skeleton, TextInput, useConfirm } from '@hwjy/ui'
import { Copy } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { CallNotice } from '../../shared/account/call-notice.tsx'
import { useCall } from '../../shared/account/use-call.ts'
import { atOnce } from '../../shared/at-once.ts'
import { NoAnswer } from '../../shared/problem/no-answer.tsx'
import { dateWithWeekday } from '../../shared/time/lesson-time.ts'
import { useViewerZone } from '../../shared/time/time-zone.ts'
import { useCopy } from '../../shared/use-copy.ts'
import * as css from './feed-dialog.css.ts'

/** The address at which calendar programs read the timetable: it is made, copied, made anew and taken back here. */
export function FeedDialog({ userRole, onClose }: { userRole: Role; onClose: () => void }) {
  const { t, i18n } = useTranslation('schedule')
  const zone = useViewerZone()
  const confirm = useConfirm()
  const feed = useCalendarFeedAs(userRole)
  const renew = useRenewCalendarFeedAs(userRole, atOnce)
  const revoke = useRevokeCalendarFeedAs(userRole, atOnce)
  const { copy, hasFailed } = useCopy(t('feed.copied'))
  const { problem, isBusy, run } = useCall()
  const url = feed.data?.url ?? null

  async function replace() {
    const isSure = await confirm({
      title: t('feed.renewTitle'),
      description: t('feed.renewText'),
      confirmLabel: t('feed.renew'),
    })
    if (isSure) await run(() => renew.mutateAsync())
  }
  async function stop() {
    const isSure = await confirm({
      title: t('feed.revokeTitle'),
      description: t('feed.revokeText'),
      confirmLabel: t('feed.revoke'),
      tone: 'danger',
    })
    if (isSure) await run(() => revoke.mutateAsync())
  }
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && !isBusy && onClose()}
      title={t('feed.title')}
      description={t('feed.text')}
      footer={
        <Button onClick={onClose} disabled={isBusy}>
          {t('feed.close')}
        </Button>
      }
    >
      <div className={css.content}>
        {content()}
        <CallNotice problem={problem} />
      </div>
    </Dialog>
  )

  function content() {
    if (!feed.data) return <NoAnswer query={feed} waiting={<Skeleton shape="box" height="5rem" />} />
    if (url === null)
      return (
        <Button tone="primary" isBusy={isBusy} onClick={() => void run(() => renew.mutateAsync())}>
          {t('feed.create')}
        </Button>
      )
    const since = feed.data.createdAt
    return (
      <>
        <Field label={t('feed.address')} help={t('feed.secret')}>
          <TextInput readOnly value={url} onFocus={({ target }) => target.select()} />
        </Field>
        <div className={css.actions}>
          <Button tone="primary" onClick={() => void copy(url)}>
            <Copy aria-hidden size={18} />
            {t('feed.copy')}
          </Button>
          <Button asChild>
            <a href={url.replace(/^https?:/, 'webcal:')}>{t('feed.open')}</a>
          </Button>
        </div>
        {hasFailed && <Banner tone="danger">{t('feed.notCopied')}</Banner>}
        {since !== null && (
          <p className={css.muted}>{t('feed.since', { day: dateWithWeekday(new Date(since), i18n.language, zone) })}</p>
        )}
        <p className={css.muted}>{t('feed.late')}</p>
        <div className={css.actions}>
          <Button tone="quiet" disabled={isBusy} onClick={() => void replace()}>
            {t('feed.renew')}
          </Button>
          <Button tone="quiet" disabled={isBusy} onClick={() => void stop()}>
            {t('feed.revoke')}
          </Button>
        </div>
      </>
    )
  }
}
