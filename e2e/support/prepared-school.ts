import { rm } from 'node:fs/promises'
import { TestServer } from './server.ts'

/**
 * Before the journeys: one server makes the demo school in an empty folder, and every journey's server begins with a copy
 * of it, which takes a third of the time. Lessons that can be started now are the server's own care whenever it starts.
 */
export default async function prepareSchool(): Promise<() => Promise<void>> {
  const server = await TestServer.startFromNothing()
  await server.leave()
  process.env['PREPARED_SCHOOL'] = server.dataDir
  return () => rm(server.dataDir, { recursive: true, force: true })
}
