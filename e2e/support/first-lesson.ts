import type { OwnSchool } from './shared-server.ts'

/** The first lesson of a teacher's list, as a program asks for it. */
export async function firstLesson({ fetch }: OwnSchool, path: string, fields: Record<string, string>): Promise<string> {
  const ask = async (at: string, authorization: string, body: Record<string, string>) => {
    const answer = await fetch(at, { method: 'POST', headers: { authorization }, body: new URLSearchParams(body) })
    return (await answer.json()) as { info?: { accessToken: string }; data?: { records: { lessonId: string }[] } }
  }
  const login = { username: 'teacher.li', password: 'Huawen-2026', captchaVerification: '' }
  const { info } = await ask('/api-tch/user/login', `Basic ${btoa('hwjy-web:')}`, login)
  const { data } = await ask(path, `Bearer ${info?.accessToken}`, { current: '1', size: '20', ...fields })
  return data?.records[0]?.lessonId ?? ''
}
