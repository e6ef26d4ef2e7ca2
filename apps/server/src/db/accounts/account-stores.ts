import { createAccounts } from './accounts.ts'
import { createAcquaintances } from './acquaintances.ts'
import { createDevices } from './devices.ts'
import { createPeople } from './people.ts'
import { createPersonFiles } from './person-files.ts'
import { createProfiles } from './profiles.ts'
import { createSecondSteps } from './second-steps.ts'
import { createSessions } from './sessions.ts'
import { createSocialBindings } from './social-bindings.ts'

export const accountStores = {
  accounts: createAccounts,
  acquaintances: createAcquaintances,
  devices: createDevices,
  people: createPeople,
  personFiles: createPersonFiles,
  profiles: createProfiles,
  secondSteps: createSecondSteps,
  sessions: createSessions,
  socialBindings: createSocialBindings,
}
