import type { DeviceEntry, SessionEntry } from '@hwjy/sdk'
import { Badge, Button, ErrorState, List, ListItem, ListSkeleton, useConfirm, useToast } from '@hwjy/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Laptop, MonitorSmartphone } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { CallNotice } from '../../shared/account/call-notice.tsx'
import { momentText } from '../../shared/account/moment-text.ts'
import { useCall } from '../../shared/account/use-call.ts'
import { currentLanguage } from '../../shared/i18n/i18n.ts'
import { useNow } from '../../shared/time/use-now.ts'
import { Waiting } from '../../shared/waiting.tsx'
import * as css from './account.css.ts'
import type { Account } from './use-account.ts'

/** Where the account is signed in, and which devices it knows; each can be ended. */
export function Sessions({ account: { calls } }: { account: Account }) {
  const { t } = useTranslation('account')
  const toast = useToast()
  const now = useNow()
  const confirm = useConfirm()
  const queryClient = useQueryClient()
  const { data, isError, refetch, isFetching } = useQuery(calls.sessions())
  const { problem, run } = useCall({ ofCode: {}, inInput: [] })

  async function end({ sessionId, deviceName }: SessionEntry) {
    const name = deviceName || t('unnamedDevice')
    if (
      !(await confirm({
        title: t('endTitle', { name }),
        description: t('endText'),
        confirmLabel: t('end'),
        tone: 'danger',
      }))
    )
      return
    const list = await run(async () =>
      queryClient.setQueryData(calls.sessions().queryKey, await calls.endSession({ sessionId })),
    )
    if (list) toast.show(t('ended'))
  }
  async function forget({ deviceId, deviceName }: DeviceEntry) {
    const name = deviceName || t('unnamedDevice')
    const question = { title: t('forgetTitle', { name }), description: t('forgetText'), confirmLabel: t('forget') }
    if (!(await confirm({ ...question, tone: 'danger' }))) return
    const list = await run(async () =>
      queryClient.setQueryData(calls.sessions().queryKey, await calls.forgetDevice({ deviceId })),
    )
    if (list) toast.show(t('forgotten'))
  }
  const seen = (at: string) => t('lastSeen', { time: momentText(at, currentLanguage(), now) })

  if (!data && isError)
    return <ErrorState title={t('sessionsError')} onRetry={() => void refetch()} isRetrying={isFetching} />
  if (!data)
    return (
      <Waiting className={css.section}>
        <ListSkeleton rows={3} hasLeading />
      </Waiting>
    )
  return (
    <>
      <section className={css.section} aria-labelledby="sessions">
        <h2 id="sessions" className={css.sectionHeading}>
          {t('sessions')}
        </h2>
        <CallNotice problem={problem} />
        <List label={t('sessions')}>
          {data.sessions.map((session) => (
            <ListItem
              key={session.sessionId}
              leading={<MonitorSmartphone aria-hidden size={20} />}
              title={session.deviceName || t('unnamedDevice')}
              description={`${seen(session.lastSeenAt)} · ${session.address}`}
              trailing={
                session.isCurrent ? (
                  <Badge tone="success">{t('thisOne')}</Badge>
                ) : (
                  <Button size="sm" onClick={() => void end(session)}>
                    {t('end')}
                  </Button>
                )
              }
            />
          ))}
        </List>
      </section>
      <section className={css.section} aria-labelledby="devices">
        <h2 id="devices" className={css.sectionHeading}>
          {t('devices')}
        </h2>
        <p className={css.hint}>{t('devicesText')}</p>
        <List label={t('devices')}>
          {data.devices.map((device) => (
            <ListItem
              key={device.deviceId}
              leading={<Laptop aria-hidden size={20} />}
              title={device.deviceName || t('unnamedDevice')}
              description={seen(device.lastSeenAt)}
              trailing={
                device.isCurrent ? (
                  <Badge tone="success">{t('thisOne')}</Badge>
                ) : (
                  <Button size="sm" onClick={() => void forget(device)}>
                    {t('forget')}
                  </Button>
                )
              }
            />
          ))}
        </List>
      </section>
    </>
  )
}
