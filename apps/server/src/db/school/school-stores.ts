import { createClientKeys } from './client-keys.ts'
import { createReferenceData } from './reference-data.ts'
import { createReleases } from './releases.ts'
import { createSchools } from './schools.ts'

export const schoolStores = {
  clientKeys: createClientKeys,
  referenceData: createReferenceData,
  releases: createReleases,
  schools: createSchools,
}
