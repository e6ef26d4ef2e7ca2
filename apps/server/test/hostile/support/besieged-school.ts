/** A real server process with a class of two that goes on while it is attacked. */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { copyPreparedSchool } from '../../../../../scripts/lib/prepared-school.ts'
import { noonOffset, postForm, signIn } from '../../node/http-client.ts'
import { run } from '../../node/run-server.ts'
import type { Felt, FromClass, ToClass } from './class-messages.ts'
import { residentBytes } from './resident-bytes.ts'

/** What an attacker may know and use. */
export interface Target {
  /** `http://localhost:<port>` */
  base: string
  port: number
  /** A lesson that is held right now, by the teacher who holds the class of two. */
  lessonId: string
  /** Bearer token of a demo account that takes no part in the class of two. Each attack signs in only once. */
  signedIn(username: 'teacher.wang' | `student.${'ben' | 'chika' | 'diego' | 'emma'}`): Promise<string>
  /** Everything that the server has written to its log so far. */
  log(): string
}

export interface BesiegedSchool extends Target {
  pid: number
  /** Runs an attack and gives what the class felt meanwhile. */
  during<T>(attack: () => Promise<T>): Promise<{ felt: Felt; result: T }>
  residentBytes(): number
  stop(): Promise<void>
}

const MAIN = fileURLToPath(new URL('../../../src/node/main.ts', import.meta.url))

/**
 * @param env settings of the server besides folder and port
 * @param runningLessonId a lesson that an earlier server of the same folder has started
 */
export async function openBesiegedSchool(
  env: Record<string, string> = {},
  runningLessonId?: string,
): Promise<BesiegedSchool> {
  const dataDir = await mkdtemp(join(tmpdir(), 'hwjy-hostile-'))
  const settings = { PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, LOG_LEVEL: 'warn', ...env }
  // A first start takes a gigabyte for some seconds; it is not what is attacked.
  if (env.DATA_DIR === undefined) await copyPreparedSchool(dataDir)
  const server = run([MAIN], settings)
  const helpers: ChildProcess[] = []
  const stop = async () => {
    for (const helper of helpers) helper.kill('SIGKILL')
    server.kill('SIGKILL')
    await server.exited
    await rm(dataDir, { recursive: true, force: true })
  }
  const helper = (file: string) => {
    const child = fork(fileURLToPath(new URL(file, import.meta.url)), { execArgv: ['--conditions=source'] })
    helpers.push(child)
    return child
  }

  try {
    const base = await server.ready
    const [teacher, student] = await Promise.all(['teacher.li', 'student.anna'].map((name) => signIn(base, name)))
    if (teacher === undefined || student === undefined) throw new Error('the class of two is not signed in')
    const lessonId = runningLessonId ?? (await startLesson(base, teacher))
    const echo = helper('./echo-process.ts')
    const [echoPort] = (await once(echo, 'message')) as [number]
    const classOfTwo = helper('./class-process.ts')
    const tellClass = (message: ToClass) => classOfTwo.send(message)
    const serverPid = server.pid
    const ready = once(classOfTwo, 'message')
    tellClass({ type: 'start', base, echoPort, serverPid, lessonId, teacher, student })
    await ready
    const harvest = async (): Promise<Felt> => {
      const answered = once(classOfTwo, 'message')
      tellClass({ type: 'harvest' })
      const [message] = (await answered) as [FromClass]
      if (message.type !== 'felt') throw new Error('the class has not begun')
      return message
    }
    const tokens = new Map<string, Promise<string>>()

    return {
      base,
      port: Number(new URL(base).port),
      pid: serverPid,
      lessonId,
      signedIn(username) {
        const token = tokens.get(username) ?? signIn(base, username)
        tokens.set(username, token)
        return token
      },
      log: server.output,
      async during(attack) {
        await harvest()
        const result = await attack()
        return { felt: await harvest(), result }
      },
      residentBytes: () => residentBytes(serverPid),
      stop,
    }
  } catch (error) {
    await stop()
    throw new Error(`the school under attack did not open:\n${server.output()}`, { cause: error })
  }
}

async function startLesson(base: string, teacher: string): Promise<string> {
  const lessonDate = new Date(Date.now() + noonOffset() * 3_600_000).toISOString().slice(0, 10)
  const taught = await postForm(base, '/api-tch/lessonClass/teacherLessonStatusListByDate', { lessonDate }, teacher)
  const { lessons } = taught.data as { lessons: { lessonId: string; canStart: boolean }[] }
  const lessonId = lessons.find(({ canStart }) => canStart)?.lessonId
  if (lessonId === undefined) throw new Error('the demo school has no lesson now')
  await postForm(base, '/api-tch/lessonCourse/lessonStarted', { lessonId }, teacher)
  return lessonId
}
