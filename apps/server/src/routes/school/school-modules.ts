import { acquaintanceRoutes } from './acquaintances.routes.ts'
import { commonRoutes } from './common.routes.ts'
import { enquiryRoutes } from './office/enquiries.routes.ts'
import { invitationRoutes } from './office/invitation.routes.ts'
import { officeClassRoutes } from './office/office-classes.routes.ts'
import { officeImportRoutes } from './office/office-imports.routes.ts'
import { officePeopleRoutes } from './office/office-people.routes.ts'
import { officeSchoolRoutes } from './office/office-school.routes.ts'
import { referenceRoutes } from './reference.routes.ts'
import { schoolRoutes } from './school.routes.ts'
import { sendEnquiryRoutes } from './send-enquiry.routes.ts'
import { taughtStudentRoutes } from './taught-student.routes.ts'

export const schoolModules = [
  acquaintanceRoutes,
  commonRoutes,
  enquiryRoutes,
  invitationRoutes,
  officeClassRoutes,
  officeImportRoutes,
  officePeopleRoutes,
  officeSchoolRoutes,
  referenceRoutes,
  schoolRoutes,
  sendEnquiryRoutes,
  taughtStudentRoutes,
] as const
