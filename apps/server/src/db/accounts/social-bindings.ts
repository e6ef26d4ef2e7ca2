import { and, eq } from 'drizzle-orm'
import type { EpochMs } from '@hwjy/classroom/core'
import { type Database, schema } from '../database.ts'

export interface WechatBinding {
  nickname: string
  boundAt: EpochMs
}

/** In each school, one WeChat signs in to one account; and one account has one WeChat. */
export interface SocialBindings {
  accountOf(schoolId: string, openId: string): Promise<string | null>
  ofAccount(accountId: string): Promise<WechatBinding | null>
  /** Binding the same again changes nothing. `taken`: either has another partner. */
  bind(
    accountId: string,
    wechat: { openId: string; nickname: string },
    now: EpochMs,
  ): Promise<'bound' | 'bound-before' | 'taken'>
  /** Returns the name of the removed binding; null when none was bound. */
  unbind(accountId: string): Promise<string | null>
}

export function createSocialBindings(db: Database): SocialBindings {
  const { account, socialBinding } = schema
  const provider = 'wechat'
  const accountOf = async (schoolId: string, openId: string) => {
    const [row] = await db
      .select({ accountId: socialBinding.accountId })
      .from(socialBinding)
      .where(
        and(
          eq(socialBinding.provider, provider),
          eq(socialBinding.schoolId, schoolId),
          eq(socialBinding.openId, openId),
        ),
      )
    return row?.accountId ?? null
  }
  const isAccount = (accountId: string) =>
    and(eq(socialBinding.provider, provider), eq(socialBinding.accountId, accountId))

  return {
    accountOf,
    async ofAccount(accountId) {
      const [row] = await db.select().from(socialBinding).where(isAccount(accountId))
      return row ? { nickname: row.nickname, boundAt: row.boundAt } : null
    },
    async bind(accountId, { openId, nickname }, now) {
      const [own] = await db.select({ schoolId: account.schoolId }).from(account).where(eq(account.id, accountId))
      if (!own) return 'taken'
      const bound = await db
        .insert(socialBinding)
        .values({ provider, openId, ...own, accountId, nickname, boundAt: now })
        .onConflictDoNothing()
        .returning({ openId: socialBinding.openId })
      if (bound.length > 0) return 'bound'
      return (await accountOf(own.schoolId, openId)) === accountId ? 'bound-before' : 'taken'
    },
    async unbind(accountId) {
      const [unbound] = await db
        .delete(socialBinding)
        .where(isAccount(accountId))
        .returning({ nickname: socialBinding.nickname })
      return unbound?.nickname ?? null
    },
  }
}
