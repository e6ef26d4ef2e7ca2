/** `pnpm school …`: from the words of a terminal to a request. Pure, so that its tests need no server. */
import { parseArgs, type ParseArgsOptionsConfig } from 'node:util'
import { TABLES, type SchoolTable } from '../../domain/school/office/import-columns.ts'
import type { OfficeRequest } from '../../office/requests.ts'

/** Distributes over the kinds of request, which `Omit` alone would flatten. */
type WithoutHost<Request> = Request extends OfficeRequest ? Omit<Request, 'by' | 'origin' | 'content'> : never

export type Command =
  | { type: 'help'; text: string }
  | { type: 'run'; request: WithoutHost<OfficeRequest>; file: string | null; output: string | null; isJson: boolean }

/** A wrong word of the caller; the message says what to do. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

const COMMON = {
  school: { type: 'string' },
  'dry-run': { type: 'boolean' },
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const satisfies ParseArgsOptionsConfig

const PERSON = {
  name: { type: 'string' },
  nickname: { type: 'string' },
  username: { type: 'string' },
  zone: { type: 'string' },
  mobile: { type: 'string' },
  id: { type: 'string' },
} as const satisfies ParseArgsOptionsConfig

const OPTIONS = {
  create: {
    name: { type: 'string' },
    slug: { type: 'string' },
    zone: { type: 'string' },
    admin: { type: 'string' },
    username: { type: 'string' },
  },
  'add-teacher': { ...PERSON, admin: { type: 'boolean' } },
  'add-student': {
    ...PERSON,
    birthday: { type: 'string' },
    parent: { type: 'string' },
    family: { type: 'string' },
    class: { type: 'string' },
  },
  import: { table: { type: 'string' }, all: { type: 'boolean' } },
  set: {},
  key: { name: { type: 'string' }, page: { type: 'boolean' }, origin: { type: 'string', multiple: true } },
  export: {
    table: { type: 'string' },
    format: { type: 'string' },
    template: { type: 'boolean' },
    output: { type: 'string', short: 'o' },
  },
} as const satisfies Record<string, ParseArgsOptionsConfig>

type Name = keyof typeof OPTIONS

const COMMON_HELP = `
  --school <slug>   which school, where the server has several
  --dry-run         check everything, change nothing
  --json            answer as JSON
  --help            this text
`

const HELP: Readonly<Record<Name, string>> = {
  create: `pnpm school create --name <name> --slug <address> --admin <name> [--username <name>] [--zone <IANA zone>]

Makes a school and its first administrator, and prints the link by which they sign in.
`,
  'add-teacher': `pnpm school add-teacher --name <name> [--username <name>] [--zone 86 --mobile 13800000000] [--id <external id>] [--admin]

Adds a teacher and prints the link by which they choose a password. --admin: may keep the school.
`,
  'add-student': `pnpm school add-student --name <name> [--username <name>] [--zone 86 --mobile 13800000000] [--id <external id>]
                        [--birthday 2015-04-12] [--parent <name>] [--family <person id>] [--class <class id>]

Adds a student and prints the link by which they, or their family, choose a password.
`,
  import: `pnpm school import <file> [--table ${TABLES.join('|')}] [--all]

Reads CSV, XLSX, or OneRoster 1.2 as a ZIP. Rows with a problem are listed and left out; with --all nothing is
done while there is one. External ids make it repeatable.
`,
  set: `pnpm school set <name>=<value> …

Changes rules and the profile of a school: adjustmentsPerMonth=0, knownDevices=3, simultaneousSessions=2,
largeClassLimit=500, passwordDays=180, markingDays=7, name=…, timeZone=…
`,
  key: `pnpm school key list
pnpm school key create --name <name> [--page] [--origin https://school.example …]
pnpm school key rotate|revoke <key id>
pnpm school key origins <key id> [--origin https://school.example …]

A key lets a partner's program call for the school. A secret is printed once; --page makes a key without one.
`,
  export: `pnpm school export [--table ${TABLES.join('|')}] [--format csv|xlsx|oneroster] [--template] --output <file>

Writes rows of the school in the columns that an import reads. --template: the columns alone, with an example and what
each column takes.
`,
}

const OVERVIEW = `pnpm school <command>

  create        make a school and its first administrator
  add-teacher   add a teacher
  add-student   add a student
  import        read teachers, students, courses, classes, lessons from a file
  set           change rules and profile
  key           keys of partners' programs
  export        write rows of the school to a file

pnpm school <command> --help tells more. DATA_DIR (./data) or DATABASE_URL say where the school is; while the
server runs, the command speaks to it. Exit codes: 0 done, 1 failed, 2 wrong words, 3 rows had problems.
`

/** @throws {UsageError} */
export function readCommand(words: readonly string[]): Command {
  const [name, ...rest] = words
  if (name === undefined || name === '--help' || name === '-h' || name === 'help')
    return { type: 'help', text: OVERVIEW }
  if (!isName(name)) throw new UsageError(`There is no command "${name}".\n\n${OVERVIEW}`)
  const { values, positionals } = parsed(name, rest)
  if (values.help === true) return { type: 'help', text: HELP[name] + COMMON_HELP }
  const text = (option: string): string | undefined => {
    const value = values[option]
    return typeof value === 'string' ? value : undefined
  }
  const needed = (option: string): string => {
    const value = text(option)
    if (value === undefined || value === '') throw new UsageError(`--${option} is needed.\n\n${HELP[name]}`)
    return value
  }
  const common = { school: text('school'), isDryRun: values['dry-run'] === true }
  const run = (
    request: WithoutHost<OfficeRequest>,
    file: string | null = null,
    output: string | null = null,
  ): Command => ({
    type: 'run',
    request,
    file,
    output,
    isJson: values.json === true,
  })
  const personOf = (more: Record<string, string | undefined>) =>
    Object.fromEntries(
      Object.entries({
        name: needed('name'),
        nickname: text('nickname'),
        username: text('username'),
        zone: text('zone'),
        mobile: text('mobile'),
        externalId: text('id'),
        ...more,
      }).flatMap(([field, value]) => (value === undefined ? [] : [[field, value]])),
    ) as Record<string, string>

  switch (name) {
    case 'create':
      return run({
        ...common,
        type: 'create',
        name: needed('name'),
        slug: needed('slug'),
        timeZone: text('zone'),
        admin: needed('admin'),
        username: text('username'),
      })
    case 'add-teacher':
      return run({ ...common, type: 'add', role: 'teacher', person: personOf({}), isAdmin: values.admin === true })
    case 'add-student': {
      const more = { birthday: text('birthday'), parentName: text('parent'), familyOf: text('family') }
      return run({ ...common, type: 'add', role: 'student', person: personOf(more), classId: text('class') })
    }
    case 'import': {
      const [file] = positionals
      if (file === undefined) throw new UsageError(`The file is needed.\n\n${HELP.import}`)
      const mode = values.all === true ? 'all' : 'good'
      return run(
        {
          ...common,
          type: 'import',
          fileName: file.split(/[\\/]/).at(-1) ?? file,
          table: tableOf(text('table')),
          mode,
        },
        file,
      )
    }
    case 'set':
      return run({ ...common, type: 'set', values: settingsOf(positionals) })
    case 'key': {
      const [action, id] = positionals
      if (!isKeyAction(action)) throw new UsageError(HELP.key)
      const origins = Array.isArray(values.origin) ? values.origin.map(String) : []
      const kind = values.page === true ? 'page' : 'server'
      return run({ ...common, type: 'key', action, id, name: text('name'), kind, origins })
    }
    case 'export': {
      const format = text('format') ?? 'csv'
      if (format !== 'csv' && format !== 'xlsx' && format !== 'oneroster') throw new UsageError(HELP.export)
      return run(
        {
          ...common,
          type: 'export',
          table: tableOf(text('table')) ?? 'students',
          format,
          isTemplate: values.template === true,
        },
        null,
        needed('output'),
      )
    }
  }
}

const isName = (text: string): text is Name => Object.hasOwn(OPTIONS, text)

const KEY_ACTIONS = ['list', 'create', 'rotate', 'revoke', 'origins'] as const
const isKeyAction = (text: string | undefined): text is (typeof KEY_ACTIONS)[number] =>
  KEY_ACTIONS.some((action) => action === text)

function tableOf(text: string | undefined): SchoolTable | undefined {
  if (text === undefined) return undefined
  const table = TABLES.find((one) => one === text)
  if (!table) throw new UsageError(`--table is one of ${TABLES.join(', ')}.`)
  return table
}

function settingsOf(words: readonly string[]): Record<string, string> {
  if (words.length === 0) throw new UsageError(HELP.set)
  return Object.fromEntries(
    words.map((word) => {
      const at = word.indexOf('=')
      if (at < 1) throw new UsageError(`"${word}" is not name=value.\n\n${HELP.set}`)
      return [word.slice(0, at), word.slice(at + 1)]
    }),
  )
}

function parsed(name: Name, words: readonly string[]) {
  const options: ParseArgsOptionsConfig = { ...OPTIONS[name], ...COMMON }
  try {
    const { values, positionals } = parseArgs({ args: [...words], options, allowPositionals: true })
    return { values: values as Record<string, unknown>, positionals }
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)}\n\n${HELP[name]}`)
  }
}
