import type { AuditEntry } from '@hwjy/sdk'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../../../shared/i18n/i18n.ts'
import { priceText } from '../../../shared/price-text.ts'
import { useRuleText } from '../settings/use-rule-text.ts'

type Value = AuditEntry['detail'][string]

/** An office has its courses in this currency. */
const CURRENCY = 'CNY'

/** Ids, and what the text of another field says. */
const HIDDEN: ReadonlySet<string> = new Set([
  'before',
  'currency',
  'studentId',
  'paymentId',
  'zone',
  'about',
  'mode',
  'startTime',
])

/** Before the name of a field in a detail, it is what the field was. */
const BEFORE = 'before.'
const isEmpty = (value: Value | undefined) => value === undefined || value === null || value === ''

/** Words for what an entry of the log changed: each field by its name on the screen, as it was and as it is. */
export function useDetailText() {
  const { t } = useTranslation('schoolOffice')
  const rules = useRuleText()
  const names: Readonly<Record<string, string>> = {
    name: t('people.name'),
    nickname: t('people.nickname'),
    role: t('people.role'),
    username: t('people.username'),
    mobile: t('people.mobile'),
    birthday: t('people.birthday'),
    parentName: t('people.parentName'),
    parentMobile: t('people.parentMobile'),
    externalId: t('people.externalId'),
    permissions: t('permissions.title'),
    familyOf: t('family.with'),
    'zh-CN': t('names.nameZh'),
    'en-US': t('names.nameEn'),
    'ja-JP': t('names.nameJa'),
    pinyin: t('names.pinyin'),
    classType: t('courses.type'),
    textbookId: t('courses.textbook'),
    lessonMinutes: t('courses.minutes'),
    priceMinor: t('courses.price'),
    introduction: t('courses.introduction'),
    status: t('courses.status'),
    courseName: t('classes.course'),
    teacher: t('classes.teacher'),
    studentLimit: t('classes.limit'),
    count: t('log.count'),
    lessonName: t('log.lesson'),
    slug: t('profile.slug'),
    timeZone: t('profile.timeZone'),
    region: t('profile.region'),
    address: t('profile.address'),
    phone: t('profile.phone'),
    isListed: t('profile.isListed'),
    logoKey: t('logo.title'),
    kind: t('keys.kind'),
    origins: t('keys.origins'),
    state: t('enquiries.state'),
    note: t('orders.note'),
    amountMinor: t('orders.amount'),
    table: t('imports.table'),
    format: t('imports.format'),
    fileName: t('imports.file'),
    created: t('imports.rowStates.created'),
    changed: t('imports.rowStates.changed'),
    unchanged: t('imports.rowStates.unchanged'),
    bad: t('imports.rowStates.bad'),
    rows: t('imports.found'),
  }
  /** Words of the screen for values that are words of the contract. */
  const values: Readonly<Record<string, string>> = {
    'role teacher': t('people.roles.teacher'),
    'role student': t('people.roles.student'),
    'classType small': t('courses.types.small'),
    'classType large': t('courses.types.large'),
    'status draft': t('courses.statuses.draft'),
    'status published': t('courses.statuses.published'),
    'status closed': t('courses.statuses.closed'),
    'kind page': t('keys.kinds.page.label'),
    'kind server': t('keys.kinds.server.label'),
    'state new': t('enquiries.states.new'),
    'state answered': t('enquiries.states.answered'),
    'state invited': t('enquiries.states.invited'),
    'state closed': t('enquiries.states.closed'),
  }
  // A table or a kind of job that this version of the app does not know is shown by its name.
  const tableName = (name: string) => t(`tables.${name}` as 'tables.students', { defaultValue: name })
  const jobName = (kind: string) => t(`jobs.kinds.${kind}` as 'jobs.kinds.other', { kind, defaultValue: kind })
  const permission = (name: string) =>
    name === 'school.admin'
      ? t('permissions.admin.label')
      : name === 'replay.audit'
        ? t('permissions.audit.label')
        : name

  function valueText(name: string, value: Value | undefined): string {
    if (value === undefined || isEmpty(value)) return t('log.nothing')
    if (typeof value === 'boolean') return t(value ? 'log.on' : 'log.off')
    if (name === 'priceMinor')
      return value === 0 ? t('log.nothing') : priceText(Number(value), CURRENCY, currentLanguage())
    if (name === 'logoKey') return t('log.picture')
    if (name === 'table') return String(value).split(', ').map(tableName).join(', ')
    if (name === 'permissions') return String(value).split(', ').map(permission).join(', ')
    return values[`${name} ${String(value)}`] ?? rules.value(name, value as string | number) ?? String(value)
  }

  return function detailText({ action, detail }: AuditEntry): string {
    if (action.startsWith('job.'))
      return t('log.field', { label: t('jobs.kind'), value: jobName(String(detail['kind'] ?? '')) })
    const fields = Object.keys(detail).filter((name) => {
      // The sentence of the action says the name already, unless the name was changed.
      if (name === 'name' || name === 'fileName') return `${BEFORE}name` in detail && name === 'name'
      if (HIDDEN.has(name) || name.startsWith(BEFORE)) return false
      return (
        !(isEmpty(detail[name]) || (name === 'priceMinor' && detail[name] === 0)) ||
        `${BEFORE}${name}` in detail ||
        'before' in detail
      )
    })
    return fields
      .map((name) => {
        const label = (action === 'school.ruled' ? rules.label(name) : undefined) ?? names[name] ?? name
        // Entries of earlier versions of the server have one "before" for their only field.
        const before = `${BEFORE}${name}` in detail ? detail[`${BEFORE}${name}`] : detail['before']
        const isChange = `${BEFORE}${name}` in detail || 'before' in detail
        const after =
          name === 'amountMinor'
            ? priceText(Number(detail[name]), String(detail['currency']), currentLanguage())
            : valueText(name, detail[name])
        return t('log.field', {
          label,
          value: isChange ? t('log.from', { before: valueText(name, before), after }) : after,
        })
      })
      .join(' · ')
  }
}
