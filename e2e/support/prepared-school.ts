import { preparedSchool } from '../../scripts/lib/prepared-school.ts'

/** Before the journeys: every journey's server begins with a copy of one demo school, which takes a third of the time. */
export default async function prepareSchool(): Promise<void> {
  process.env['PREPARED_SCHOOL'] = await preparedSchool()
}
