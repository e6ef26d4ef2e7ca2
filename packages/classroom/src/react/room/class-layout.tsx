import { IconButton } from '@hwjy/ui'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Rect } from '../../core/view/box.ts'
import { isPhone } from '../../core/view/device-class.ts'
import { BoardPane } from '../board/board-pane.tsx'
import { ConnectionBanner } from '../connection/connection-banner.tsx'
import { ControlBar } from '../control-bar/control-bar.tsx'
import { useTranslate } from '../hooks/classroom-context.ts'
import { useUnreadCount } from '../hooks/use-chat.ts'
import { useRoomTitle } from '../top-bar/use-room-title.ts'
import { SettingsPopover } from '../settings/settings-popover.tsx'
import { CloseIcon } from '../shared/icons.ts'
import { LateDialog, LateNotice } from '../shared/late-notice.tsx'
import { fetchLateViewsSoon, type LateState, lateView } from '../shared/late-view.tsx'
import { Faces } from '../stage/faces.tsx'
import type { ToolsLayerProps } from '../tools/tools-layer.tsx'
import { TopBar } from '../top-bar/top-bar.tsx'
import * as css from './classroom.css.ts'
import * as areasCss from './room-layout.css.ts'
import type { RoomDialogName } from './room-dialogs.tsx'
import { RoomViewContext, type RoomViewValue } from './room-view.ts'
import { Area, SlotPlace, SlotsProvider } from './slots.tsx'
import { useChatFocus } from './panel/use-chat-focus.ts'
import { useClassView } from './use-class-view.ts'

const Barrage = lateView(() => import('../barrage/barrage.tsx').then((module) => module.Barrage))
const RoomOverlays = lateView(() => import('./room-overlays.tsx').then((module) => module.RoomOverlays))
const RoomPanel = lateView(() => import('./panel/room-panel.tsx').then((module) => module.RoomPanel))
const ToolsLayer = lateView(() => import('../tools/tools-layer.tsx').then((module) => module.ToolsLayer))
const RoomDialog = lateView(() => import('./room-dialogs.tsx').then((module) => module.RoomDialog))
const RoomKeys = lateView(() => import('../help/room-keys.tsx').then((module) => module.RoomKeys))
const ChatPreview = lateView(() => import('./chat-preview.tsx').then((module) => module.ChatPreview))
const Pager = lateView(() => import('../stage/pager.tsx').then((module) => module.Pager))
const LayoutMenu = lateView(() => import('./layout-menu.tsx').then((module) => module.LayoutMenu))

export interface ClassLayoutProps {
  keys: 'inside' | 'page'
  onLeft: () => void
  topBarExtra: ReactNode
}

/** The class that runs. Every area has its exact place; parts of other folders stand in the slots, see `slots.tsx`. */
export function ClassLayout({ keys, onLeft, topBarExtra }: ClassLayoutProps) {
  const t = useTranslate()
  const title = useRoomTitle()
  const unreadCount = useUnreadCount()
  const [frame, setFrame] = useState<HTMLElement | null>(null)
  const [dialog, setDialog] = useState<RoomDialogName | null>(null)
  const [isLayoutOpen, setLayoutOpen] = useState(false)
  const [wantedTool, setWantedTool] = useState<ToolsLayerProps['wanted']>(null)
  const toggleTool = (part: 'menu' | 'reactions') => setWantedTool((wanted) => (wanted === part ? null : part))
  const chatFocus = useChatFocus()
  const acceptInvite = useRef<HTMLButtonElement>(null)
  const view = useClassView(frame)
  const { areas, epoch, own, set, faces } = view
  // Leaving, ending and settings must be here before anybody wants them: then there may be no network.
  useEffect(fetchLateViewsSoon, [])
  const isShown = (tab: typeof own.tab) => areas.panel !== null && own.tab === tab
  const toggle = (tab: typeof own.tab) => (isShown(tab) ? view.closePanel() : view.openPanel(tab))
  const showChat = () => {
    view.openPanel('chat')
    chatFocus.focusSoon()
  }
  const screen = {
    openChat: () => (isShown('chat') ? view.closePanel() : showChat()),
    openPeople: () => toggle('people'),
    openLayouts: () => setLayoutOpen(true),
    previousFaces: () => view.turnFaces(-1),
    nextFaces: () => view.turnFaces(1),
    putAway: () => set({ enlarged: null, zoomed: 'none' }),
    showTools: () => toggleTool('menu'),
    showReactions: () => toggleTool('reactions'),
    showHelp: () => setDialog('help'),
    answerInvite: () => acceptInvite.current?.focus(),
  }
  // A phone on its side has one menu for all that its column has no button for.
  const isOnSide = areas.device === 'side'
  const side = {
    unreadCount,
    onShowChat: showChat,
    onShowPeople: () => view.openPanel('people'),
    onShowTools: () => toggleTool('menu'),
    onShowReactions: () => toggleTool('reactions'),
    onShowSettings: () => setDialog('settings'),
    onLeave: () => setDialog('leave'),
    onEnd: () => setDialog('end'),
  }
  const layoutMenu = (
    <LayoutMenu
      view={view}
      frame={frame}
      isOpen={isLayoutOpen}
      onOpenChange={setLayoutOpen}
      side={isOnSide ? side : null}
      waiting={<span className={areasCss.menuWaiting} />}
    />
  )
  const pager = faces.pages > 1 ? areas.faces?.pager : null
  return (
    <RoomViewContext value={view}>
      <SlotsProvider>
        {/* A press anywhere in the room brings the focus, and with it the keys. */}
        <div ref={setFrame} tabIndex={-1} className={css.frame} data-keys={keys} data-device={areas.device}>
          <main
            className={css.layout}
            aria-label={t('room.label', { title })}
            data-role={view.isTeacher ? 'teacher' : 'student'}
            data-layout={view.shown.layout}
          >
            <Area name="top" rect={areas.top} epoch={epoch} className={areasCss.top}>
              <TopBar onLeave={() => setDialog('leave')} onEnd={() => setDialog('end')}>
                <SlotPlace name="chips" className={areasCss.chips} />
                {pager === 'top-bar' && <Pager view={view} />}
                {!isOnSide && layoutMenu}
                {topBarExtra}
              </TopBar>
            </Area>
            <Area name="content" rect={areas.content} epoch={epoch} className={areasCss.content}>
              <BoardPane>
                <Barrage />
              </BoardPane>
              <SlotPlace name="content" className={areasCss.place} />
              {areas.isThumbnail && <BackToContent view={view} />}
            </Area>
            <Area name="board-bar" rect={areas.boardBar} epoch={epoch} className={areasCss.boardBar}>
              <SlotPlace name="board-bar" className={areasCss.place} />
            </Area>
            {/* Before the faces, which are many stops for Tab in a full class. */}
            <Area name="cards" rect={cardsRect(view)} epoch={epoch} className={areasCss.cards}>
              <SlotPlace name="cards" className={areasCss.cardsPlace} />
            </Area>
            <Faces view={view} />
            {pager && pager !== 'top-bar' && (
              <Area name="pager" rect={pager} epoch={epoch}>
                <Pager view={view} />
              </Area>
            )}
            <Area name="panel" rect={panelRect(view)} epoch={epoch} className={areasCss.panelArea}>
              {areas.panel && (
                <RoomPanel
                  view={view}
                  chatInputRef={chatFocus.input}
                  waiting={(late) => <PanelWaiting view={view} late={late} />}
                />
              )}
            </Area>
            <Area name="preview" rect={areas.preview} epoch={epoch}>
              <ChatPreview onOpen={showChat} />
            </Area>
            <Area name="bar" rect={areas.bar} epoch={epoch} className={areasCss.bar}>
              <ControlBar
                unreadCount={unreadCount}
                openTab={areas.panel ? own.tab : null}
                onShowChat={() => (isShown('chat') ? view.closePanel() : showChat())}
                onShowPeople={() => toggle('people')}
                onShowHands={() => toggle('hands')}
                onShowHelp={() => setDialog('help')}
                onShowTools={(tool) => (tool === 'menu' ? toggleTool('menu') : setWantedTool(tool))}
                onShowReactions={() => toggleTool('reactions')}
                more={isOnSide ? layoutMenu : undefined}
                settings={<SettingsPopover />}
              />
            </Area>
            {own.zoomed === 'content' && !areas.bar && (
              <span className={areasCss.exit}>
                <IconButton
                  label={t('view.smaller')}
                  icon={<CloseIcon size={20} />}
                  onClick={() => set({ zoomed: 'none' })}
                />
              </span>
            )}
            <SlotPlace name="sheet" />
            <ToolsLayer wanted={wantedTool} onWant={setWantedTool} />
            <ConnectionBanner />
            <RoomOverlays acceptRef={acceptInvite} isOnPhone={isPhone(areas.device)} />
          </main>
          {dialog && (
            <RoomDialog
              name={dialog}
              onChange={setDialog}
              onLeft={onLeft}
              waiting={(late) => <LateDialog {...late} onClose={() => setDialog(null)} />}
            />
          )}
          <RoomKeys root={frame} keys={keys} screen={screen} />
        </div>
      </SlotsProvider>
    </RoomViewContext>
  )
}

function PanelWaiting({ view, late }: { view: RoomViewValue; late: LateState }) {
  const t = useTranslate()
  return (
    <div className={areasCss.panelWaiting} data-kind={view.areas.panel?.kind}>
      <span className={areasCss.panelClose}>
        <IconButton size="sm" label={t('panel.close')} icon={<CloseIcon size={18} />} onClick={view.closePanel} />
      </span>
      <LateNotice {...late} />
    </div>
  )
}

function BackToContent({ view }: { view: RoomViewValue }) {
  const t = useTranslate()
  const word = t(view.shown.content === 'screen' ? 'view.screen' : 'view.board')
  return (
    <button
      type="button"
      className={areasCss.back}
      aria-label={t('view.backTo', { name: word })}
      aria-disabled={view.shown.by === 'teacher' || undefined}
      onClick={() => view.shown.by !== 'teacher' && view.chooseLayout('board')}
    >
      <span className={areasCss.backWord} aria-hidden>
        {word}
      </span>
    </button>
  )
}

// The faces at the head of a panel stand above it.
function panelRect({ areas: { panel, faces } }: RoomViewValue): Rect | null {
  if (panel === null || faces?.kind !== 'head') return panel
  const head = faces.area.height
  return { ...panel, y: panel.y + head, height: panel.height - head }
}

// Cards lie over the page, and over the faces where the page is small.
function cardsRect({ areas }: RoomViewValue): Rect {
  const { content, isThumbnail, top, bar, panel, device } = areas
  if (!isThumbnail || !bar || !top) return content
  if (device === 'side') return { x: 0, y: 0, width: bar.x, height: bar.y + bar.height }
  const width = panel?.kind === 'side' ? panel.x : bar.width
  return { x: 0, y: top.height, width, height: bar.y - top.height }
}
