import { ACCESS_LIFETIME_MS } from '../../auth/admission.ts'
import { sha256Hex } from '../../auth/tokens.ts'
import type { Deps } from '../../deps.ts'
import { describeDevice } from '../../domain/accounts/device-description.ts'
import { ApiError } from '../../http/api-error.ts'
import type { Call, Handlers } from '../../http/call.ts'
import { type Both, forBoth } from '../../http/for-both.ts'
import { iso } from '../instant.ts'
import { ownAccount } from './account-info.ts'
import { ownSessionId } from './own-session.ts'

type SessionCalls = Both<'ListSessions'> | Both<'EndSession'> | Both<'EndOtherSessions'> | Both<'ForgetDevice'>

/** Lists the sessions of the account and the devices that it knows. */
export function sessionListRoutes(deps: Deps): Handlers<SessionCalls> {
  const { devices, live, sessions } = deps

  const sessionList = async ({ actor, bearerToken, device, now }: Call<Both<'ListSessions'>>) => {
    const { id } = await ownAccount(deps, actor.userId)
    const [ownId, open, known] = await Promise.all([
      ownSessionId(deps, { bearerToken }),
      sessions.open(id, now - ACCESS_LIFETIME_MS),
      devices.list(id),
    ])
    return {
      sessions: ownFirst(open, ownId).map(({ id: sessionId, userAgent, address, createdAt, lastSeenAt }) => ({
        sessionId,
        device: describeDevice(userAgent),
        address,
        createdAt: iso(createdAt),
        lastSeenAt: iso(lastSeenAt),
        isCurrent: sessionId === ownId,
      })),
      devices: await Promise.all(
        ownFirst(known, device.id).map(async (one) => ({
          deviceId: await deviceHandle(id, one.id),
          device: describeDevice(one.userAgent),
          firstSeenAt: iso(one.firstSeenAt),
          lastSeenAt: iso(one.lastSeenAt),
          isCurrent: one.id === device.id,
        })),
      ),
    }
  }

  const endSession = async (call: Call<Both<'EndSession'>>) => {
    const { id } = await ownAccount(deps, call.actor.userId)
    const ended = await sessions.end(id, { id: call.input.sessionId }, 'ended-by-person', call.now)
    if (ended.length === 0) throw new ApiError('notFound')
    call.afterCommit(() => live.signOut(ended))
    return sessionList(call)
  }

  const endOtherSessions = async (call: Call<Both<'EndOtherSessions'>>) => {
    const { id } = await ownAccount(deps, call.actor.userId)
    const exceptId = await ownSessionId(deps, call)
    const ended = await sessions.end(id, { exceptId }, 'ended-by-person', call.now)
    call.afterCommit(() => live.signOut(ended))
    return sessionList(call)
  }

  const deviceOfHandle = async (accountId: string, handle: string): Promise<string | null> => {
    for (const { id } of await devices.list(accountId)) if ((await deviceHandle(accountId, id)) === handle) return id
    return null
  }

  const forgetDevice = async (call: Call<Both<'ForgetDevice'>>) => {
    const { id } = await ownAccount(deps, call.actor.userId)
    const deviceId = await deviceOfHandle(id, call.input.deviceId)
    if (deviceId === null || !(await devices.forget(id, deviceId))) throw new ApiError('notFound')
    const ended = await sessions.end(id, { deviceId }, 'ended-by-person', call.now)
    call.afterCommit(() => live.signOut(ended))
    return sessionList(call)
  }

  return {
    ...forBoth('ListSessions', sessionList),
    ...forBoth('EndSession', endSession),
    ...forBoth('EndOtherSessions', endOtherSessions),
    ...forBoth('ForgetDevice', forgetDevice),
  }
}

/**
 * Returns the device's public name. Its id counts as a known device wherever it is sent from, so that a page left open
 * must not show the ids of the others.
 */
const deviceHandle = async (accountId: string, deviceId: string) =>
  (await sha256Hex(`device ${accountId} ${deviceId}`)).slice(0, 32)

// The device in the person's hands comes first, the others keep their order.
const ownFirst = <Entry extends { id: string }>(entries: readonly Entry[], ownId: string | null): Entry[] => [
  ...entries.filter(({ id }) => id === ownId),
  ...entries.filter(({ id }) => id !== ownId),
]
