import { createReferenceData } from './reference-data.ts'
import { createReleases } from './releases.ts'
import { createSchools } from './schools.ts'

export const schoolStores = {
  referenceData: createReferenceData,
  releases: createReleases,
  schools: createSchools,
}
