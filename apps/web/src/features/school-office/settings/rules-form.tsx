import { getOwnSchool, type SchoolProfile, type SchoolSettings, useUpdateSchoolSettings } from '@hwjy/sdk'
import { SchoolSettingsChange, type Violation } from '@hwjy/sdk/schemas'
import { Button, Card, Field, NumberInput, SegmentedControl, Select, Switch, useToast } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { CallNotice } from '../../../shared/account/call-notice.tsx'
import { forgetBaseInfo, useBaseInfo } from '../../../shared/account/use-base-info.ts'
import { atOnce } from '../../../shared/at-once.ts'
import { DraftLine } from '../../../shared/drafts/draft-line.tsx'
import { useFormDraft } from '../../../shared/drafts/use-form-draft.ts'
import { ConflictNotice } from '../../../shared/forms/conflict/conflict-notice.tsx'
import * as css from '../office.css.ts'
import { useOfficeChange } from '../office-change.tsx'
import type { SchoolFormProps } from './profile-form.tsx'
import { type ChoiceRule, MEGABYTE, type NumberRule, type Rule, ruleGroups } from './rules.ts'
import { useRuleText } from './use-rule-text.ts'

/** More choices than this are a list. */
const SEGMENTS_MAX = 3

const allRules: readonly Rule[] = ruleGroups.flatMap(({ rules }) => rules)
const inInput = allRules.map(({ name }) => name)

/** The rules that a school chooses. They hold from the next call on, for everybody. */
export function RulesForm({ school, versions }: SchoolFormProps) {
  const { t } = useTranslation('schoolOffice')
  const toast = useToast()
  const { mutateAsync: update } = useUpdateSchoolSettings(atOnce)
  const ruleText = useRuleText()
  const info = useBaseInfo()
  // No device can be asked for a code then, and each of them is let in.
  const isWithoutCodes = info !== null && info !== 'unknown' && !info.signInWays.includes('sms')
  const draft = useFormDraft<RuleValues>({
    form: 'school-rules',
    id: school.schoolId,
    saved: (): RuleValues => valuesOf(form.base),
    show: (typed): void => form.reset(typed),
    refresh: (): Promise<RuleValues> => form.readAgain(),
  })
  const form = useOfficeChange({
    opened: school,
    valuesOf,
    requestOf: (base, values) => requestOf(versions.latestOf(base.updatedAt), base, values),
    rules: narrower,
    onChange: draft.change,
    read: () => getOwnSchool(),
    async update(data: SchoolSettingsChange) {
      const saved = await update({ data })
      versions.saved(data.basedOn ?? null, saved.updatedAt)
      return saved
    },
    schema: SchoolSettingsChange,
    fields: { ofCode: {}, inInput },
    onSaved() {
      draft.sent()
      forgetBaseInfo()
      toast.show(t('saved'), { tone: 'success' })
    },
  })
  const { values } = form
  const number = ({ name, min, max, unit }: NumberRule) => {
    const scale = unit === 'megabytes' ? MEGABYTE : 1
    return (
      <Field
        key={name}
        label={t(`rules.${name}.label`)}
        help={
          name === 'knownDevices' && isWithoutCodes ? t('rules.knownDevices.withoutCodes') : t(`rules.${name}.text`)
        }
        error={form.errorOf(name, scale)}
      >
        <NumberInput
          {...form.numberProps(name, scale)}
          min={min / scale}
          max={max / scale}
          end={unit && t(`rules.units.${unit}`)}
        />
      </Field>
    )
  }
  const choice = ({ name, options }: ChoiceRule) => {
    const shown = options.map((option) => ({ value: String(option), label: ruleText.optionText(name, String(option)) }))
    const choose = (next: string) => form.change({ [name]: options.find((option) => String(option) === next) })
    const label = t(`rules.${name}.label`)
    return (
      <Field key={name} label={label} help={t(`rules.${name}.text`)} error={form.errorOf(name)}>
        {options.length > SEGMENTS_MAX ? (
          <Select value={String(values[name])} options={shown} onValueChange={choose} />
        ) : (
          <SegmentedControl label={label} value={String(values[name])} onValueChange={choose} options={shown} />
        )}
      </Field>
    )
  }
  return (
    <Card asChild padding="lg">
      <form noValidate className={css.card} onSubmit={form.submit}>
        <div>
          <h2 className={css.cardTitle}>{t('rules.title')}</h2>
          <p className={css.muted}>{t('rules.text')}</p>
        </div>
        <DraftLine draft={draft} />
        <fieldset className={css.group} disabled={draft.isReadOnly}>
          {ruleGroups.map(({ group, rules }) => (
            <fieldset key={group} className={css.group}>
              <legend className={css.legend}>{t(`rules.groups.${group}`)}</legend>
              <div className={css.columns}>
                {rules.map((rule) => (rule.kind === 'number' ? number(rule) : rule.kind === 'choice' && choice(rule)))}
              </div>
              {rules.map(
                ({ kind, name }) =>
                  kind === 'switch' && (
                    <Switch
                      key={name}
                      label={t(`rules.${name}.label`)}
                      description={t(`rules.${name}.text`)}
                      isChecked={values[name]}
                      onCheckedChange={(isOn) => form.change({ [name]: isOn })}
                    />
                  ),
              )}
            </fieldset>
          ))}
        </fieldset>
        <ConflictNotice {...form.conflict} labelOf={(name) => t(`rules.${name}.label`)} show={ruleText.value} />
        <CallNotice problem={form.problem} />
        <div className={css.actions}>
          <Button type="submit" tone="primary" disabled={draft.isReadOnly} isBusy={form.isBusy}>
            {t('save')}
          </Button>
        </div>
      </form>
    </Card>
  )
}

/** An emptied field of a number is null. */
type RuleValues = {
  [Name in keyof SchoolSettings]: Name extends NumberRule['name'] ? number | null : SchoolSettings[Name]
}

const valuesOf = ({ settings }: SchoolProfile): RuleValues => ({ ...settings })

/** Rules that limit each other, as the server does. */
function narrower(values: RuleValues): readonly Violation[] {
  const pairs = [
    ['passwordMinLength', 'passwordMaxLength'],
    ['sessionIdleDays', 'sessionDays'],
  ] as const
  return pairs.flatMap(([path, other]) => {
    const limit = values[other]
    return limit !== null && (values[path] ?? 0) > limit ? [{ path, kind: 'too-large' as const, limit }] : []
  })
}

/** Only what was changed: two administrators who change two rules do not meet. */
function requestOf(basedOn: string | null, { settings }: SchoolProfile, values: RuleValues): SchoolSettingsChange {
  const changed = Object.entries(values).filter(([name, value]) => value !== settings[name as keyof SchoolSettings])
  return { ...(basedOn !== null && { basedOn }), ...Object.fromEntries(changed) }
}
