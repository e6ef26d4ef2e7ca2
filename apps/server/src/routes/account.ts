import { sha256Hex } from '../auth/tokens.ts'
import type { SignInResult } from '../auth/sign-in.ts'
import type { Deps } from '../deps.ts'
import type { SchoolRole } from '../db/schema.ts'
import { ApiError } from '../http/api-error.ts'
import type { AnswerOf, Call, Handlers } from '../http/call.ts'

const USER_TYPE = { teacher: '016002', student: '016001' } as const

/** Buttons a teacher's screens may show. Everything else is decided call by call. */
const TEACHER_BUTTONS = ['lesson.start', 'lesson.end', 'room.remove', 'room.muteAll', 'feedback.write']

type AccountCalls =
  | 'teacherLogin'
  | 'studentLogin'
  | 'teacherUserInfo'
  | 'studentUserInfo'
  | 'teacherLogout'
  | 'studentLogout'

export function accountRoutes({ live, people, sessions, signIn }: Deps): Handlers<AccountCalls> {
  const login =
    (role: SchoolRole) =>
    async ({ input, address }: Call<'teacherLogin' | 'studentLogin'>): Promise<AnswerOf<'teacherLogin'>> => {
      const account =
        'username' in input ? { username: input.username } : { zone: input.zone.replace('+', ''), mobile: input.mobile }
      const { password, captchaVerification: captcha } = input
      const result = await signIn({ account, password, captcha, role, address })
      if (!result.ok) throw signInError(result.denial)
      const { token, refreshToken, expiresInSeconds } = result
      return { accessToken: token, refreshToken, expiresIn: expiresInSeconds, userType: USER_TYPE[role] }
    }

  const userInfo = async ({
    actor,
  }: Call<'teacherUserInfo' | 'studentUserInfo'>): Promise<AnswerOf<'teacherUserInfo'>> => {
    const person = await people.get(actor.userId)
    if (!person) throw new ApiError('notSignedIn')
    const { userId, role, name, nickname, avatarUrl, school } = person
    return {
      userId,
      userType: USER_TYPE[role],
      name,
      nickname,
      avatar: avatarUrl,
      roles: [role],
      curStu: role === 'student' ? { stuId: userId, name } : null,
      schoolName: school.name,
      schoolTimeZone: school.timeZone,
      buttons: role === 'teacher' ? TEACHER_BUTTONS : [],
    }
  }

  const logout = async ({ actor, bearerToken }: Call<'teacherLogout' | 'studentLogout'>) => {
    if (bearerToken !== null) await sessions.delete(await sha256Hex(bearerToken))
    live.signOut(actor.userId)
    return null
  }

  return {
    teacherLogin: login('teacher'),
    studentLogin: login('student'),
    teacherUserInfo: userInfo,
    studentUserInfo: userInfo,
    teacherLogout: logout,
    studentLogout: logout,
  }
}

function signInError(denial: Extract<SignInResult, { ok: false }>['denial']): ApiError {
  switch (denial.reason) {
    case 'wrong-password':
      return new ApiError('wrongPassword')
    case 'captcha-required':
      return new ApiError('captchaRequired')
    case 'too-many-attempts':
      return new ApiError('tooManyAttempts', { retryAfterSeconds: denial.retryAfterSeconds })
    case 'too-often':
      return new ApiError('tooOften', { retryAfterSeconds: denial.retryAfterSeconds })
  }
}
