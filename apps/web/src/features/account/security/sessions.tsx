import {
  type DeviceEntry,
  getListSessionsAsQueryOptions,
  type SessionEntry,
  type SessionList,
  useEndOtherSessionsAs,
  useEndSessionAs,
  useForgetDeviceAs,
} from '@hwjy/sdk'
import { Badge, Button, List, ListItem, ListSkeleton, useConfirm, useToast } from '@hwjy/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { atOnce } from '../../../shared/at-once.ts'
import { CallNotice } from '../../../shared/account/call-notice.tsx'
import { useCall } from '../../../shared/account/use-call.ts'
import { DeviceIcon } from '../../../shared/devices/device-icon.tsx'
import { deviceName } from '../../../shared/devices/device-name.ts'
import { LastSeen } from '../../../shared/devices/last-seen.tsx'
import { NoAnswer } from '../../../shared/problem/no-answer.tsx'
import { Waiting } from '../../../shared/page/waiting.tsx'
import * as css from '../account.css.ts'
import type { Account } from '../use-account.ts'

export function Sessions({ account: { role } }: { account: Account }) {
  const { t } = useTranslation('account')
  const { t: devices } = useTranslation('devices')
  const toast = useToast()
  const confirm = useConfirm()
  const queryClient = useQueryClient()
  const options = getListSessionsAsQueryOptions(role)
  const query = useQuery(options)
  const { data } = query
  const ending = useCall()
  const forgetting = useCall()

  const { mutateAsync: endSession } = useEndSessionAs(role, atOnce)
  const { mutateAsync: endOtherSessions } = useEndOtherSessionsAs(role, atOnce)
  const { mutateAsync: forgetDevice } = useForgetDeviceAs(role, atOnce)

  // Every one of these calls returns the updated list.
  const show = (list: SessionList) => queryClient.setQueryData(options.queryKey, list)

  async function end({ sessionId, device }: SessionEntry) {
    const question = { title: t('endTitle', { name: deviceName(device, devices) }), description: t('endText') }
    if (!(await confirm({ ...question, confirmLabel: t('end'), tone: 'danger' }))) return
    if (await ending.run(async () => show(await endSession({ data: { sessionId } })))) toast.show(t('ended'))
  }
  async function endOthers() {
    const question = { title: t('endOthersTitle'), description: t('endOthersText'), confirmLabel: t('endOthersGo') }
    if (!(await confirm({ ...question, tone: 'danger' }))) return
    if (await ending.run(async () => show(await endOtherSessions()))) toast.show(t('endedOthers'))
  }
  async function forget({ deviceId, device }: DeviceEntry) {
    const question = { title: t('forgetTitle', { name: deviceName(device, devices) }), description: t('forgetText') }
    if (!(await confirm({ ...question, confirmLabel: t('forget'), tone: 'danger' }))) return
    if (await forgetting.run(async () => show(await forgetDevice({ data: { deviceId } })))) toast.show(t('forgotten'))
  }

  if (!data) {
    const waiting = (
      <Waiting className={css.section}>
        <ListSkeleton rows={3} hasLeading />
      </Waiting>
    )
    return <NoAnswer query={query} title={t('sessionsError')} waiting={waiting} />
  }
  return (
    <>
      <section className={css.section} aria-labelledby="sessions">
        <div className={css.headRow}>
          <h2 id="sessions" className={css.sectionHeading}>
            {t('sessions')}
          </h2>
          {data.sessions.some(({ isCurrent }) => !isCurrent) && (
            <Button size="sm" isBusy={ending.isBusy} onClick={() => void endOthers()}>
              {t('endOthers')}
            </Button>
          )}
        </div>
        <CallNotice problem={ending.problem} />
        <List label={t('sessions')}>
          {data.sessions.map((session) => (
            <ListItem
              key={session.sessionId}
              leading={<DeviceIcon device={session.device} />}
              title={deviceName(session.device, devices)}
              description={
                <>
                  {session.isCurrent ? devices('inUse') : <LastSeen at={session.lastSeenAt} />}
                  {'\u00a0'}· {session.address}
                </>
              }
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
        <CallNotice problem={forgetting.problem} />
        <List label={t('devices')}>
          {data.devices.map((entry) => (
            <ListItem
              key={entry.deviceId}
              leading={<DeviceIcon device={entry.device} />}
              title={deviceName(entry.device, devices)}
              description={entry.isCurrent ? devices('inUse') : <LastSeen at={entry.lastSeenAt} />}
              trailing={
                entry.isCurrent ? (
                  <Badge tone="success">{t('thisOne')}</Badge>
                ) : (
                  <Button size="sm" onClick={() => void forget(entry)}>
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
