import type { Enquiry } from '../../../db/school/enquiries.ts'
import { mapPage, pageRequest } from '../../../db/paging.ts'
import type { Deps } from '../../../deps.ts'
import { ENQUIRY_STATES, enquiryDeletedAt } from '../../../domain/school/office/enquiry-rules.ts'
import type { Handlers, ResponseOf } from '../../../http/call.ts'
import { inviteEnquirer, setEnquiryState } from '../../../office/enquiries.ts'
import { iso, isoOrNull } from '../../instant.ts'
import { linkView } from './office-views.ts'
import { officeOf } from './office-of.ts'

/** Serves the enquiries of visitors to the administrators of the school. */
export function enquiryRoutes(deps: Deps): Handlers<'listEnquiries' | 'setEnquiryState' | 'inviteEnquirer'> {
  const { enquiries, transaction } = deps
  return {
    async listEnquiries(call) {
      const { schoolId } = officeOf(call)
      const [page, counts] = await Promise.all([
        enquiries.page(schoolId, call.input.state, pageRequest(call.input)),
        enquiries.counts(schoolId),
      ])
      return {
        ...mapPage(page, enquiryView),
        counts: ENQUIRY_STATES.map((state) => ({ state, count: counts.get(state) ?? 0 })),
      }
    },

    setEnquiryState: async (call) => enquiryView(await setEnquiryState(deps, officeOf(call), call.input)),

    async inviteEnquirer(call) {
      const office = officeOf(call)
      return linkView(await transaction((stores) => inviteEnquirer(stores, office, call.input)), call)
    },
  }
}

const enquiryView = (found: Enquiry): ResponseOf<'setEnquiryState'> => ({
  enquiryId: found.id,
  state: found.state,
  wish: found.wish,
  courseId: found.courseId,
  courseName: found.courseName,
  name: found.name,
  contact: found.contact,
  childName: found.childName,
  childAge: found.childAge,
  text: found.text,
  language: found.language,
  timeZone: found.timeZone,
  consentVersion: found.consentVersion,
  note: found.note,
  personId: found.personId,
  createdAt: iso(found.createdAt),
  updatedAt: iso(found.updatedAt),
  deletedAt: isoOrNull(enquiryDeletedAt(found.state, found.updatedAt)),
})
