import { describe, expect, it } from 'vitest'
import { schoolSettings, settingProblems } from './school-settings.ts'

describe('a change of school settings', () => {
  it.each([
    [{ adjustmentsPerMonth: 0 }],
    [{ adjustmentsPerMonth: 31 }],
    [{ largeClassLimit: 500 }],
    [{ simultaneousSessions: 1, knownDevices: 1 }],
    [{ sessionIdleDays: 60, sessionDays: 60 }],
    [{ approvesSystemReplays: false }],
    [{ markingDays: 14, passwordDays: 365 }],
    [{ passwordMinLength: 20, passwordMaxLength: 64, passwordNeedsDigit: true, passwordKinds: 1 }],
    [{ attendanceBy: 'rollCall', defaultPaper: 'tianzige', chatLinks: false }],
    [{}],
  ])('%o may be stored', (change) => expect(settingProblems(change)).toEqual([]))

  it.each([
    [{ adjustmentsPerMonth: 32 }, 'out-of-range', '0–31'],
    [{ adjustmentsPerMonth: -1 }, 'out-of-range', '0–31'],
    [{ adjustmentsPerMonth: 1.5 }, 'not-a-whole-number', '0–31'],
    [{ adjustmentsPerMonth: '4' }, 'not-a-whole-number', '0–31'],
    [{ largeClassLimit: 300 }, 'not-a-choice', '200, 500'],
    [{ knownDevices: 1_000 }, 'out-of-range', '1–50'],
    [{ simultaneousSessions: 0 }, 'out-of-range', '1–20'],
    [{ approvesSystemReplays: 'yes' }, 'not-a-switch', 'on, off'],
    [{ passwordMinLength: 7 }, 'out-of-range', '8–64'],
    [{ passwordMinLength: 17 }, 'out-of-range', '8–16'],
    [{ attendanceBy: 'both' }, 'not-a-choice', 'entry, rollCall'],
    [{ lookBack: 'on' }, 'not-a-switch', 'on, off'],
    [{ toString: 1 }, 'unknown-setting', ''],
    [{ seats: 1 }, 'unknown-setting', ''],
  ])('%o is refused as %s, with what is allowed: %s', (change, denial, allowed) => {
    const [setting] = Object.keys(change)
    expect(settingProblems(change)).toEqual([{ setting, denial, allowed }])
  })

  it('lets no sign-in be unused for longer than it lasts, whichever of the two is changed', () => {
    const problem = { setting: 'sessionIdleDays', denial: 'out-of-range', allowed: '1–20' }
    expect(settingProblems({ sessionDays: 20 })).toEqual([problem])
    expect(settingProblems({ sessionIdleDays: 21 }, schoolSettings({ sessionDays: 20, sessionIdleDays: 5 }))).toEqual([
      problem,
    ])
  })
})
