/**
 * What the command on the server's machine may ask for. It runs inside the server, by its socket, or inside the command
 * itself where no server runs: both call `run`.
 */
import { requestSchemas } from '@hwjy/sdk/schemas'
import { decodeForm, operations, type Operation } from '@hwjy/sdk/operations'
import type { Deps } from '../deps.ts'
import { invitationLink } from '../domain/school/office/invitation-rules.ts'
import { SCHOOL_ADMIN } from '../domain/school/office/person-rules.ts'
import { DEFAULT_TIME_ZONE } from '../domain/timetable/school-day.ts'
import { schoolOrigin } from '../domain/school/school-of-address.ts'
import { ianaZone } from '../domain/timetable/time-zone.ts'
import { ApiError } from '../http/api-error.ts'
import { inputIssues, inputSentence } from '../http/input-sentences.ts'
import { invalidField } from '../http/invalid-input.ts'
import { type ExportWish, exportFile, tellsRows } from './export-rows.ts'
import { type ImportRequest, importFile } from './import-request.ts'
import { invite } from './invitations.ts'
import { audit, type OfficeCall } from './office-call.ts'
import { addPerson, type PersonInput } from './people.ts'
import { createKey, requireOwnSlug, revokeKey, rotateKey, setOrigins, updateSchool, updateSettings } from './school.ts'
import { enrolStudents } from './classes.ts'

export type OfficeRequest = {
  /** The school's part of an address; left out where there is only one school. */
  school?: string | undefined
  /** Names the person for the log, as on the machine. */
  by: string
  /** The address at which people reach the server, for links. */
  origin: string
  isDryRun?: boolean | undefined
} & (
  | { type: 'list' }
  | {
      type: 'create'
      name: string
      slug: string
      timeZone?: string | undefined
      admin: string
      username?: string | undefined
    }
  | {
      type: 'add'
      person: Record<string, string>
      role: 'teacher' | 'student'
      isAdmin?: boolean | undefined
      classId?: string | undefined
    }
  | { type: 'set'; values: Record<string, string> }
  | {
      type: 'key'
      action: 'list' | 'create' | 'rotate' | 'revoke' | 'origins'
      id?: string | undefined
      name?: string | undefined
      kind?: 'page' | 'server' | undefined
      origins?: string[] | undefined
    }
  | ({ type: 'import' } & ImportRequest)
  | ({ type: 'export'; isTemplate?: boolean | undefined } & Omit<ExportWish, 'content'>)
)

/** The terminal shows these fields; `file` is Base64. */
export type OfficeAnswer = Record<string, unknown>

export type OfficeRequests = (request: OfficeRequest, onProgress?: (done: number) => void) => Promise<OfficeAnswer>

// Takes everything back that a dry run did, and carries its answer out.
class DryRun extends Error {
  override readonly name = 'DryRun'
  readonly answer: OfficeAnswer
  constructor(answer: OfficeAnswer) {
    super('a dry run')
    this.answer = answer
  }
}

/** @throws {ApiError} */
export function officeRequests(deps: Deps): OfficeRequests {
  const { clock, schoolDirectory, schoolProfiles, transaction } = deps

  const change = async (
    request: OfficeRequest,
    work: (stores: Deps) => Promise<OfficeAnswer>,
  ): Promise<OfficeAnswer> => {
    try {
      return await transaction(async (stores) => {
        const answer = await work(stores)
        if (request.isDryRun === true) {
          // A link or secret that was taken back must not look as if it could be used.
          const { link: _link, secret: _secret, ...shown } = answer
          throw new DryRun({ ...shown, isDryRun: true })
        }
        return answer
      })
    } catch (error) {
      if (error instanceof DryRun) return error.answer
      throw error
    } finally {
      // Addresses and keys take effect with the next call.
      schoolDirectory.forget()
    }
  }

  const callFor = async (request: OfficeRequest): Promise<OfficeCall> => ({
    schoolId: schoolOf(request, await schoolProfiles.list()),
    actor: { id: null, name: request.by },
    now: clock.now(),
  })

  /** Asked before a transaction: inside one, an embedded database has no connection left for the directory. */
  const firstSchool = () => schoolDirectory.schoolAt({ host: '', origin: null, publicUrl: null })

  const create = async (request: Extract<OfficeRequest, { type: 'create' }>) => {
    const first = await firstSchool()
    return change(request, async (stores) => {
      const { name, slug, admin, username, by, origin } = request
      requireFields('updateSchool', { name, slug })
      requireOwnSlug(slug)
      const timeZone = ianaZone(request.timeZone ?? DEFAULT_TIME_ZONE)
      if (timeZone === null) throw invalidField('timeZone', 'unknown', 'There is no such time zone.')
      if (await stores.schoolProfiles.bySlug(slug)) throw new ApiError('usernameTaken')
      const now = clock.now()
      const schoolId = `sch_${crypto.randomUUID()}`
      await stores.schoolProfiles.add({ id: schoolId, slug, name: name.trim(), timeZone }, now)
      const call: OfficeCall = { schoolId, actor: { id: null, name: by }, now }
      await audit(stores, call, 'school.added', { type: 'school', id: schoolId }, { name, slug, timeZone })
      const person: PersonInput = { role: 'teacher', name: admin, username, permissions: [SCHOOL_ADMIN] }
      requireFields('addSchoolPerson', person)
      const personId = await addPerson(stores, call, person)
      const { invitation, token } = await invite(stores, call, personId)
      return {
        school: slug,
        name,
        administrator: admin,
        username: invitation.username,
        link: schoolLink(first, { schoolId, slug, origin, token }),
      }
    })
  }

  const add = async (request: Extract<OfficeRequest, { type: 'add' }>) => {
    const call = await callFor(request)
    const first = await firstSchool()
    return change(request, async (stores) => {
      const permissions = request.isAdmin === true ? [SCHOOL_ADMIN] : []
      const { name = '', ...fields } = request.person
      const person: PersonInput = { ...fields, name, role: request.role, permissions }
      requireFields('addSchoolPerson', person)
      const personId = await addPerson(stores, call, person)
      if (request.classId !== undefined) {
        const joining = { classId: request.classId, stuIds: [personId] }
        await enrolStudents(stores, call, joining, () => new ApiError('studentsBusy'))
      }
      const { invitation, token } = await invite(stores, call, personId)
      const school = await stores.schoolProfiles.get(call.schoolId)
      const place = { schoolId: call.schoolId, slug: school?.slug ?? null, origin: request.origin }
      const link = schoolLink(first, { ...place, token })
      return { personId, name: person.name, username: invitation.username, link }
    })
  }

  const set = async (request: Extract<OfficeRequest, { type: 'set' }>) => {
    const call = await callFor(request)
    const names = Object.keys(requestSchemas.updateSchoolSettings.shape)
    const isRule = ([name]: [string, unknown]) => names.includes(name) && name !== 'basedOn'
    const given = Object.entries(request.values)
    // A logo is an uploaded file, which words cannot name.
    const { logo: _logo, ...ofProfile } = requestSchemas.updateSchool.shape
    const unknown = given.find((entry) => !isRule(entry) && !Object.hasOwn(ofProfile, entry[0]))
    if (unknown) throw invalidField(unknown[0], 'unknown', 'There is no such setting.')
    const rules = requireFields('updateSchoolSettings', Object.fromEntries(given.filter(isRule)))
    const profile = requireFields('updateSchool', Object.fromEntries(given.filter((entry) => !isRule(entry))))
    return change(request, async (stores) => {
      if (Object.keys(rules).length > 0) await updateSettings(stores, call, rules)
      if (Object.keys(profile).length > 0) await updateSchool(stores, call, profile)
      const { updatedAt = null, ...school } = { ...(await stores.schoolProfiles.get(call.schoolId)) }
      return { ...school, updatedAt: isoOrNull(updatedAt) }
    })
  }

  const key = async (request: Extract<OfficeRequest, { type: 'key' }>) => {
    const call = await callFor(request)
    const { action, id = '', name = '', kind = 'server', origins = [] } = request
    return change(request, async (stores) => {
      switch (action) {
        case 'list':
          return {
            keys: (await stores.clientKeys.ofSchool(call.schoolId)).map(
              ({ id: keyId, name: keyName, origins: allowed, lastUsedAt, revokedAt }) => ({
                id: keyId,
                name: keyName,
                origins: allowed,
                lastUsedAt: isoOrNull(lastUsedAt),
                revokedAt: isoOrNull(revokedAt),
              }),
            ),
          }
        case 'create':
          requireFields('createClientKey', { name, kind, origins })
          return createKey(stores, call, { name, kind, origins })
        case 'rotate':
          return { id, secret: await rotateKey(stores, call, id) }
        case 'revoke':
          await revokeKey(stores, call, id)
          return { id }
        case 'origins':
          await setOrigins(stores, call, { keyId: id, origins })
          return { id, origins }
      }
    })
  }

  const exportTable = async (request: Extract<OfficeRequest, { type: 'export' }>) => {
    const call = await callFor(request)
    const { table, format } = request
    const wish: ExportWish = { table, format, content: request.isTemplate === true ? 'template' : 'rows' }
    const file = await exportFile(deps, call, wish)
    const answer = { table, format, bytes: file.length }
    if (request.isDryRun === true) return { ...answer, isDryRun: true }
    if (tellsRows(wish)) {
      await transaction((stores) =>
        audit(stores, call, 'school.exported', { type: 'school', id: call.schoolId }, { table, format }),
      )
    }
    return { ...answer, file: base64(file) }
  }

  return async (request, onProgress) => {
    switch (request.type) {
      case 'list':
        return { schools: await schoolProfiles.list() }
      case 'create':
        return create(request)
      case 'add':
        return add(request)
      case 'set':
        return set(request)
      case 'key':
        return key(request)
      case 'import':
        return importFile(deps, await callFor(request), request, onProgress)
      case 'export':
        return exportTable(request)
    }
  }
}

const isoOrNull = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString())

function base64(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 32_768) text += String.fromCharCode(...bytes.subarray(at, at + 32_768))
  return btoa(text)
}

type Checked = 'updateSchool' | 'updateSchoolSettings' | 'addSchoolPerson' | 'createClientKey'

/** The contract's own rules for what a call would take. @throws {ApiError} `invalidInput` with every field */
function requireFields(id: Checked, fields: object): Record<string, never> {
  const operation: Operation = operations[id]
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
  const parsed = requestSchemas[id].safeParse(decodeForm(operation, given), { error: inputSentence('en-US') })
  if (parsed.success) return parsed.data as Record<string, never>
  throw new ApiError('invalidInput', { issues: inputIssues(parsed.error.issues) })
}

/**
 * Links lead to the school's own address: at that of the first school its people could not sign in.
 * @param first id of the school at the server's own address; empty before there is one
 */
function schoolLink(
  first: string,
  { schoolId, slug, origin, token }: { schoolId: string; slug: string | null; origin: string; token: string },
): string {
  const isFirst = first === '' || first === schoolId || slug === null
  return invitationLink(isFirst ? origin : schoolOrigin(origin, slug), token)
}

function schoolOf({ school }: OfficeRequest, schools: readonly { id: string; slug: string | null }[]): string {
  const [only, ...others] = schools
  const named = school === undefined ? undefined : schools.find(({ slug }) => slug === school)
  if (school !== undefined && !named) throw invalidField('school', 'unknown', `There is no school ${school}.`)
  if (!only) throw invalidField('school', 'none', 'There is no school yet. Make one with `create`.')
  if (!named && others.length > 0) {
    const names = schools.map(({ slug }) => slug).join(' | ')
    throw invalidField('school', 'required', `Name the school with --school: ${names}.`)
  }
  return (named ?? only).id
}
