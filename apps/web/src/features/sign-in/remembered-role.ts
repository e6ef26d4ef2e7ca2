import type { Role } from '@hwjy/sdk'

const storageKey = 'hwjy.signInAs'

/** The side this browser last signed in on; a new one belongs to a student. */
export const rememberedRole = (): Role => (localStorage.getItem(storageKey) === 'teacher' ? 'teacher' : 'student')
export const rememberRole = (role: Role) => localStorage.setItem(storageKey, role)
