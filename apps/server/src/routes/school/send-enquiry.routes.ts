import { sha256Hex } from '../../auth/tokens.ts'
import type { NewEnquiry } from '../../db/school/enquiries.ts'
import type { Deps } from '../../deps.ts'
import { inSeconds } from '../../domain/budget.ts'
import { allNames, nameIn } from '../../domain/names.ts'
import { networkOf } from '../../domain/network.ts'
import { oneLine, plainText } from '../../domain/plain-text.ts'
import { contactKey } from '../../domain/school/office/enquiry-rules.ts'
import { ApiError } from '../../http/api-error.ts'
import type { Call, Handlers } from '../../http/call.ts'
import { iso } from '../instant.ts'

/** A visitor asks the school. The answer says nothing that the visitor did not know. */
export function sendEnquiryRoutes(deps: Deps): Handlers<'sendEnquiry'> {
  const { enquiries, offeredCourses, schoolProfiles, transaction } = deps
  return {
    async sendEnquiry(call) {
      const { input, school: schoolId, address, idempotencyKey, language, now } = call
      const school = input.schoolId === schoolId ? await schoolProfiles.get(schoolId) : null
      // Schools that are only introduced have no people here who could answer.
      if (!school) throw new ApiError('notFound')
      const course = input.courseId === undefined ? null : await offeredCourses.namesOf(schoolId, input.courseId)
      if (input.courseId !== undefined && course === null) throw new ApiError('notFound')
      const receipt = { schoolName: nameIn(language, school), phone: school.phone }

      const network = networkOf(address)
      const id = `enq_${(await sha256Hex(`enquiry ${schoolId} ${network} ${idempotencyKey}`)).slice(0, 40)}`
      const first = await enquiries.receivedAt(id)
      if (first !== null) return { ...receipt, receivedAt: iso(first) }

      const enquiry = enquiryOf(id, call)
      await requireAllowance(deps, { network, schoolId, contact: enquiry.contact, now }, async () => {
        const answer = input.captchaVerification
        return answer !== '' && (await deps.identity.captcha.verify(answer, address))
      })
      await transaction(async (stores) => {
        await stores.enquiries.add(enquiry, now)
        const kind = enquiry.wish === 'trial' ? 'enquiryForTrial' : 'enquiryForPlace'
        // It names no visitor: messages are kept for longer than enquiries.
        const message = { kind, values: { about: course ?? allNames(school) }, targetId: id } as const
        await stores.systemMessages.tell(await stores.officePeople.administrators(schoolId), message, now)
      })
      return { ...receipt, receivedAt: iso(now) }
    },
  }
}

function enquiryOf(id: string, { input, school: schoolId, language, zone }: Call<'sendEnquiry'>): NewEnquiry {
  return {
    id,
    schoolId,
    courseId: input.courseId ?? null,
    wish: input.wish,
    name: oneLine(input.name),
    contact: oneLine(input.contact),
    childName: input.childName === undefined ? null : oneLine(input.childName),
    childAge: input.childAge ?? null,
    text: plainText(input.text ?? ''),
    language,
    timeZone: zone,
    consentVersion: input.consentVersion,
  }
}

/**
 * Takes one enquiry from each budget. They are given back to a request without a solved captcha, so that a program that
 * solves none cannot use up what people have.
 * @throws {ApiError} `tooOften`, `captchaRequired`
 */
async function requireAllowance(
  { enquiryBudgets }: Pick<Deps, 'enquiryBudgets'>,
  { network, schoolId, contact, now }: { network: string; schoolId: string; contact: string; now: number },
  isSolved: () => Promise<boolean>,
): Promise<void> {
  const asked = [
    { budget: enquiryBudgets.network, key: network },
    { budget: enquiryBudgets.contact, key: `${schoolId} ${contactKey(contact)}` },
    { budget: enquiryBudgets.school, key: schoolId },
  ]
  const taken: typeof asked = []
  const giveBack = () => {
    for (const { budget, key } of taken) budget.giveBack(key)
  }
  for (const one of asked) {
    const over = one.budget.take(one.key, now)
    if (over) {
      giveBack()
      throw new ApiError('tooOften', inSeconds(over))
    }
    taken.push(one)
  }
  if (await isSolved()) return
  giveBack()
  throw new ApiError('captchaRequired')
}
