/** Authenticator apps, recovery codes and passkeys, set up and used as people do. */
import { Secret, TOTP } from 'otpauth/slim'
import { createAuthenticator } from '../support/test-authenticator.ts'
import type { TestSchool } from '../support/test-school.ts'
import type { CallSamples } from './call-sample.ts'
import { signIn } from './credentials.ts'

type Side = 'teacher' | 'student'
const who = { teacher: 'teacher.li', student: 'student.anna' }
const nobody = { as: null, neighbour: null }
const teacher = { as: 'teacher.li', neighbour: null }
const student = { as: 'student.anna', neighbour: null }

/** What an authenticator app shows now, or some steps later. */
export const totpCode = (school: TestSchool, secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: school.clock.now() + steps * 30_000 })

const newTotp = async (school: TestSchool, side: Side) => {
  const { ticket, secret } = await school.data(`${side}StartTotp`, {}, who[side])
  return { ticket, secret, totpCode: totpCode(school, secret) }
}

const confirmation = (side: Side) => async (school: TestSchool) => {
  const { ticket, totpCode: code } = await newTotp(school, side)
  return { ticket, totpCode: code }
}

/** The account has an authenticator app from now on; its first code is used. @returns the secret */
export async function setUpTotp(school: TestSchool, side: Side): Promise<string> {
  const { secret, ...first } = await newTotp(school, side)
  await school.data(`${side}ConfirmTotp`, first, who[side])
  return secret
}

export const recoveryCodes = async (school: TestSchool, side: Side) =>
  (await school.data(`${side}RenewRecoveryCodes`, {}, who[side])).codes

const registration = (side: Side) => async (school: TestSchool) => {
  const authenticator = await createAuthenticator()
  return authenticator.create(await school.data(`${side}StartPasskey`, {}, who[side]))
}

/** The account has a passkey from now on. */
export async function addPasskey(school: TestSchool, side: Side, name = 'My laptop') {
  const authenticator = await createAuthenticator()
  const creation = await school.data(`${side}StartPasskey`, {}, who[side])
  await school.data(`${side}AddPasskey`, await authenticator.create(creation, name), who[side])
  return authenticator
}

export async function passkeyChallenge(school: TestSchool, side: Side) {
  const { data } = await school.call(`${side}PasskeyOptions`)
  return data as { ticket: string; challenge: string; rpId: string }
}

const passkeySignIn = (side: Side) => async (school: TestSchool) => {
  const authenticator = await addPasskey(school, side)
  return authenticator.sign(await passkeyChallenge(school, side))
}

const secondStep = (side: Side) => async (school: TestSchool) => {
  const secret = await setUpTotp(school, side)
  const { data } = await signIn(school, side)
  return { ticket: (data as { ticket: string }).ticket, totpCode: totpCode(school, secret, 1) }
}

const withTotp = (side: Side) => async (school: TestSchool) => {
  await setUpTotp(school, side)
  return {}
}

const passkeyId = (side: Side) => async (school: TestSchool) => ({ passkeyId: (await addPasskey(school, side)).id })

export const signInStepCalls = {
  teacherPasskeyOptions: { ...nobody, input: {} },
  studentPasskeyOptions: { ...nobody, input: {} },
  teacherLoginByPasskey: { ...nobody, input: passkeySignIn('teacher') },
  studentLoginByPasskey: { ...nobody, input: passkeySignIn('student') },
  teacherSecondStep: { ...nobody, input: secondStep('teacher') },
  studentSecondStep: { ...nobody, input: secondStep('student') },
  teacherStartTotp: { ...teacher, input: {} },
  studentStartTotp: { ...student, input: {} },
  teacherConfirmTotp: { ...teacher, input: confirmation('teacher') },
  studentConfirmTotp: { ...student, input: confirmation('student') },
  teacherRemoveTotp: { ...teacher, input: withTotp('teacher') },
  studentRemoveTotp: { ...student, input: withTotp('student') },
  teacherRenewRecoveryCodes: { ...teacher, input: withTotp('teacher') },
  studentRenewRecoveryCodes: { ...student, input: withTotp('student') },
  teacherStartPasskey: { ...teacher, input: {} },
  studentStartPasskey: { ...student, input: {} },
  teacherAddPasskey: { ...teacher, input: registration('teacher') },
  studentAddPasskey: { ...student, input: registration('student') },
  teacherRenamePasskey: {
    ...teacher,
    input: async (school) => ({ ...(await passkeyId('teacher')(school)), name: '办公室' }),
  },
  studentRenamePasskey: {
    ...student,
    input: async (school) => ({ ...(await passkeyId('student')(school)), name: '书房' }),
  },
  teacherRemovePasskey: { ...teacher, input: passkeyId('teacher') },
  studentRemovePasskey: { ...student, input: passkeyId('student') },
} satisfies CallSamples
