import { createReferenceData } from './reference-data.ts'
import { createReleases } from './releases.ts'
import { createSchools } from './schools.ts'

/** The stores of the area, by the name under which routes and jobs ask for them. */
export const schoolStores = {
  referenceData: createReferenceData,
  releases: createReleases,
  schools: createSchools,
}
