import { createAuditEntries } from './audit-entries.ts'
import { createEnquiries } from './enquiries.ts'
import { createImportWrites } from './import-writes.ts'
import { createInvitations } from './invitations.ts'
import { createOfficeClasses } from './office-classes.ts'
import { createOfficeCourses } from './office-courses.ts'
import { createOfficeJobs } from './office-jobs.ts'
import { createOfficePeople } from './office-people.ts'
import { createClientKeys } from './client-keys.ts'
import { createReferenceData } from './reference-data.ts'
import { createReleases } from './releases.ts'
import { createSchoolImports } from './school-imports.ts'
import { createSchoolProfiles } from './school-profiles.ts'
import { createSchools } from './schools.ts'

export const schoolStores = {
  auditEntries: createAuditEntries,
  enquiries: createEnquiries,
  importWrites: createImportWrites,
  invitations: createInvitations,
  officeClasses: createOfficeClasses,
  officeCourses: createOfficeCourses,
  officeJobs: createOfficeJobs,
  officePeople: createOfficePeople,
  clientKeys: createClientKeys,
  referenceData: createReferenceData,
  releases: createReleases,
  schoolImports: createSchoolImports,
  schoolProfiles: createSchoolProfiles,
  schools: createSchools,
}
