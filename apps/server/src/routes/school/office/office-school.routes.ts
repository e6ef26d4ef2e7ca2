import type { Deps } from '../../../deps.ts'
import { mapPage, pageRequest } from '../../../db/paging.ts'
import type { Actor } from '../../../domain/actor.ts'
import { logoDenial } from '../../../domain/accounts/avatar-rules.ts'
import { ownedPrefix } from '../../../domain/files/upload-rules.ts'
import { ApiError } from '../../../http/api-error.ts'
import type { Handlers, ResponseOf } from '../../../http/call.ts'
import { audit, requireFound } from '../../../office/office-call.ts'
import { createKey, revokeKey, rotateKey, setOrigins, updateSchool, updateSettings } from '../../../office/school.ts'
import type { UrlOf } from '../../../http/object-addresses.ts'
import { pictureDeletion } from '../../../jobs/accounts/delete-picture.ts'
import { publishPicture } from '../../files/publish-object.ts'
import { iso, isoOrNull } from '../../instant.ts'
import { briefView, keyView } from './office-views.ts'
import { officeOf } from './office-of.ts'

type OfficeSchoolCalls =
  | 'getOwnSchool'
  | 'updateSchool'
  | 'updateSchoolSettings'
  | 'listClientKeys'
  | 'createClientKey'
  | 'rotateClientKey'
  | 'revokeClientKey'
  | 'setClientKeyOrigins'
  | 'listAuditEntries'
  | 'getSchoolStorage'
  | 'listSchoolJobs'
  | 'retrySchoolJob'

const SHOWN_PEOPLE = 20
const ERROR_SHOWN = 300

/** The school itself: profile, rules, keys, log, space and jobs. */
export function officeSchoolRoutes(deps: Deps): Handlers<OfficeSchoolCalls> {
  const { auditEntries, clientKeys, config, jobs, objects, officeJobs, officePeople, schoolDirectory, schoolProfiles } =
    deps
  const { transaction } = deps

  const profile = async (schoolId: string, urlOf: UrlOf): Promise<ResponseOf<'getOwnSchool'>> => {
    const school = requireFound(await schoolProfiles.get(schoolId))
    const { id, logoKey, updatedAt, settings, ...rest } = school
    return {
      schoolId: id,
      ...rest,
      settings: { ...settings, largeClassLimit: settings.largeClassLimit === 500 ? 500 : 200 },
      logo: urlOf(logoKey),
      counts: await schoolProfiles.counts(schoolId),
      updatedAt: isoOrNull(updatedAt),
    }
  }
  const logoKeyOf = (logo: string, actor: Actor) =>
    logo === '' ? null : publishPicture(logo, actor, logoDenial, objects)
  const keyOf = async (schoolId: string, keyId: string) => keyView(requireFound(await clientKeys.get(schoolId, keyId)))
  const jobView = (job: NonNullable<Awaited<ReturnType<typeof officeJobs.get>>>) => ({
    jobId: job.id,
    kind: job.kind,
    about: job.about,
    status: job.status,
    runAt: iso(job.runAt),
    attempts: job.attempts,
    error: job.lastError?.slice(0, ERROR_SHOWN) ?? null,
    createdAt: iso(job.createdAt),
    finishedAt: isoOrNull(job.finishedAt),
  })

  return {
    getOwnSchool: async (call) => profile(officeOf(call).schoolId, call.urlOf),

    async updateSchool(call) {
      const office = officeOf(call)
      const { logo, ...profileChange } = call.input
      const logoKey = logo === undefined ? undefined : await logoKeyOf(logo, call.actor)
      const replaced = await updateSchool(deps, office, { ...profileChange, logoKey })
      // The uploaded picture is not needed beside its public copy, and neither is the former logo.
      for (const key of [replaced, logo || null])
        if (key !== null && key !== logoKey) await jobs.add(pictureDeletion(key, call.now), call.now)
      call.afterCommit(() => schoolDirectory.forget())
      return profile(office.schoolId, call.urlOf)
    },

    async updateSchoolSettings(call) {
      const office = officeOf(call)
      await updateSettings(deps, office, call.input)
      return profile(office.schoolId, call.urlOf)
    },

    async listClientKeys(call) {
      return (await clientKeys.ofSchool(officeOf(call).schoolId)).map(keyView)
    },

    async createClientKey(call) {
      const office = officeOf(call)
      const { id, secret } = await transaction((stores) => createKey(stores, office, call.input))
      schoolDirectory.forget()
      return { key: await keyOf(office.schoolId, id), secret }
    },

    async rotateClientKey(call) {
      const office = officeOf(call)
      const { keyId } = call.input
      const secret = await transaction((stores) => rotateKey(stores, office, keyId))
      schoolDirectory.forget()
      return { key: await keyOf(office.schoolId, keyId), secret }
    },

    async revokeClientKey(call) {
      const office = officeOf(call)
      await revokeKey(deps, office, call.input.keyId)
      call.afterCommit(() => schoolDirectory.forget())
      return keyOf(office.schoolId, call.input.keyId)
    },

    async setClientKeyOrigins(call) {
      const office = officeOf(call)
      await setOrigins(deps, office, call.input)
      call.afterCommit(() => schoolDirectory.forget())
      return keyOf(office.schoolId, call.input.keyId)
    },

    async listAuditEntries(call) {
      const { from, until, ...filter } = call.input
      const { schoolId } = officeOf(call)
      const times = {
        from: from === undefined ? undefined : Date.parse(from),
        until: until === undefined ? undefined : Date.parse(until),
      }
      const page = await auditEntries.page(schoolId, { ...filter, ...times }, pageRequest(call.input))
      return mapPage(page, ({ id, actorId, actorName, action, targetType, targetId, detail, at }) => ({
        entryId: id,
        actorId,
        actorName,
        action,
        targetId,
        detail,
        at: iso(at),
        targetType: targetType as ResponseOf<'listAuditEntries'>['records'][number]['targetType'],
      }))
    },

    async getSchoolStorage(call) {
      const { schoolId } = officeOf(call)
      const people = await officePeople.briefs(schoolId)
      // One question for all: a school may have ten thousand people, and most of them keep nothing.
      const kept = await objects.usage()
      const used = people.flatMap((person) => {
        const own = kept.get(ownedPrefix({ userId: person.id, role: person.role }))
        return own && own.bytes > 0 ? [{ person, ...own }] : []
      })
      const most = used.toSorted((a, b) => b.bytes - a.bytes)
      const freeBytes = await objects.freeBytes()
      return {
        usedBytes: used.reduce((sum, { bytes }) => sum + bytes, 0),
        quotaBytesPerPerson: config.objects.quotaBytes,
        freeBytes: Number.isFinite(freeBytes) ? Math.round(freeBytes) : null,
        people: most.slice(0, SHOWN_PEOPLE).map(({ person, bytes, files }) => ({
          person: briefView(person),
          role: person.role,
          usedBytes: bytes,
          files,
        })),
      }
    },

    async listSchoolJobs(call) {
      const { schoolId } = officeOf(call)
      return mapPage(await officeJobs.page(schoolId, call.input, pageRequest(call.input)), jobView)
    },

    async retrySchoolJob(call) {
      const office = officeOf(call)
      const job = requireFound(await officeJobs.get(office.schoolId, call.input.jobId))
      if (job.status !== 'failed') throw new ApiError('jobNotFailed')
      await officeJobs.retry(job.id, call.now)
      await audit(deps, office, 'job.retried', { type: 'job', id: job.id }, { kind: job.kind, about: job.about })
      return jobView(requireFound(await officeJobs.get(office.schoolId, job.id)))
    },
  }
}
