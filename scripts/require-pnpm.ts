/**
 * Stops `npm pack` and `npm publish`: only pnpm replaces `workspace:` and `catalog:` by versions, and the exports that
 * point at our sources by those that point at the build. `pnpm pack` and `pnpm publish` go on.
 */
if (!process.env['npm_config_user_agent']?.startsWith('pnpm/')) {
  console.error('Pack and publish with pnpm: npm would leave out what a workspace has to fill in.')
  process.exit(1)
}
