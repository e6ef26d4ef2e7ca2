/**
 * The addresses of all pages and of what each brings along are kilobytes, and a visitor who signs in needs none of them.
 * So they are a file of their own, which every index page but those of the first visits asks for beside the app.
 */
export const pageCode = () => import('../pages.ts')
