import type { Deps } from '../../../deps.ts'
import { mapPage, pageRequest } from '../../../db/paging.ts'
import { ownedPrefix } from '../../../domain/files/upload-rules.ts'
import { ApiError } from '../../../http/api-error.ts'
import type { Handlers, ResponseOf } from '../../../http/call.ts'
import { audit, requireFound } from '../../../office/office-call.ts'
import { createKey, revokeKey, rotateKey, setOrigins, updateSchool, updateSettings } from '../../../office/school.ts'
import type { UrlOf } from '../../../http/object-addresses.ts'
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
const LOOKED_AT_ONCE = 50
const ERROR_SHOWN = 300

/** The school itself: profile, rules, keys, log, space and jobs. */
export function officeSchoolRoutes(deps: Deps): Handlers<OfficeSchoolCalls> {
  const { auditEntries, clientKeys, config, objects, officeJobs, officePeople, schoolDirectory, schoolProfiles } = deps
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
      await updateSchool(deps, office, call.input)
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
      return mapPage(page, ({ id, schoolId: _, targetType, at, ...entry }) => ({
        ...entry,
        entryId: id,
        at: iso(at),
        targetType: targetType as ResponseOf<'listAuditEntries'>['records'][number]['targetType'],
      }))
    },

    async getSchoolStorage(call) {
      const { schoolId } = officeOf(call)
      const people = await officePeople.briefs(schoolId)
      const used: { person: (typeof people)[number]; usedBytes: number }[] = []
      for (let done = 0; done < people.length; done += LOOKED_AT_ONCE) {
        const some = people.slice(done, done + LOOKED_AT_ONCE)
        const bytes = await Promise.all(
          some.map(({ id, role }) => objects.usedBytes(ownedPrefix({ userId: id, role }))),
        )
        used.push(...some.map((person, index) => ({ person, usedBytes: bytes[index] ?? 0 })))
      }
      const most = used.filter(({ usedBytes }) => usedBytes > 0).toSorted((a, b) => b.usedBytes - a.usedBytes)
      const freeBytes = await objects.freeBytes()
      return {
        usedBytes: used.reduce((sum, { usedBytes }) => sum + usedBytes, 0),
        quotaBytesPerPerson: config.objects.quotaBytes,
        freeBytes: Number.isFinite(freeBytes) ? Math.round(freeBytes) : null,
        people: await Promise.all(
          most.slice(0, SHOWN_PEOPLE).map(async ({ person, usedBytes }) => ({
            person: briefView(person),
            role: person.role,
            usedBytes,
            files: await objects.countObjects(ownedPrefix({ userId: person.id, role: person.role })),
          })),
        ),
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
