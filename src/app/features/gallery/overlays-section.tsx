import Ellipsis from 'lucide-react/icons/ellipsis';
import House from 'lucide-react/icons/house';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PAGES } from '#contract/pages.ts';
import { AlertDialog } from '#ui/alert-dialog.tsx';
import { Button } from '#ui/button.tsx';
import { CommandPalette } from '#ui/command-palette.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { DropdownMenu, MenuChoice, MenuItem, MenuLink, MenuSeparator } from '#ui/dropdown-menu.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { Popover } from '#ui/popover.tsx';
import { ShortcutsHelp } from '#ui/shortcuts-help.tsx';
import { TextField } from '#ui/text-field.tsx';
import { Tooltip } from '#ui/tooltip.tsx';
import { GalleryRow, GallerySection } from './gallery-section.tsx';

type OpenOverlay = 'dialog' | 'confirm' | 'alert' | 'palette' | 'shortcuts' | null;

export function OverlaysSection() {
  const { t } = useTranslation('dev-ui');
  const [open, setOpen] = useState<OpenOverlay>(null);
  const [search, setSearch] = useState('');
  const [order, setOrder] = useState<'name' | 'date'>('name');
  const close = () => setOpen(null);
  const toggle = (name: OpenOverlay) => (next: boolean) => setOpen(next ? name : null);
  const icon = <House className="size-4" aria-hidden="true" />;
  return (
    <GallerySection title={t('sections.overlays')}>
      <GalleryRow>
        {(['dialog', 'confirm', 'alert', 'palette', 'shortcuts'] as const).map((name) => (
          <Button key={name} variant="secondary" onClick={() => setOpen(name)}>
            {t(`overlays.${name}`)}
          </Button>
        ))}
      </GalleryRow>
      <GalleryRow>
        <DropdownMenu
          align="start"
          trigger={
            <Button variant="secondary" icon={<Ellipsis className="size-4" aria-hidden="true" />}>
              {t('overlays.menu')}
            </Button>
          }
        >
          <MenuLink to={PAGES.home.path} icon={icon}>
            {t('overlays.menuLink')}
          </MenuLink>
          <MenuSeparator />
          <MenuChoice
            label={t('overlays.order')}
            value={order}
            onChange={setOrder}
            options={[
              { value: 'name', label: t('overlays.orderName') },
              { value: 'date', label: t('overlays.orderDate') },
            ]}
          />
          <MenuSeparator />
          <MenuItem
            danger
            icon={<Trash2 className="size-4" aria-hidden="true" />}
            onSelect={() => setOpen('confirm')}
          >
            {t('actions.delete')}
          </MenuItem>
        </DropdownMenu>
        <Popover
          label={t('overlays.popover')}
          trigger={<Button variant="secondary">{t('overlays.popover')}</Button>}
        >
          <p className="max-w-60">{t('overlays.popoverText')}</p>
        </Popover>
        <Tooltip text={t('overlays.tooltipText')}>
          <Button variant="quiet">{t('overlays.tooltip')}</Button>
        </Tooltip>
      </GalleryRow>
      {open === 'dialog' && (
        <FormDialog
          title={t('overlays.dialogTitle')}
          description={t('overlays.dialogText')}
          onClose={close}
          onSubmit={(event) => {
            event.preventDefault();
            close();
          }}
          submitLabel={t('actions.primary')}
          busyLabel={false}
        >
          <TextField label={t('fields.name')} />
        </FormDialog>
      )}
      <ConfirmDialog
        open={open === 'confirm'}
        onOpenChange={toggle('confirm')}
        title={t('overlays.confirmTitle')}
        consequence={t('overlays.confirmText')}
        confirmLabel={t('actions.delete')}
        onConfirm={close}
      />
      <AlertDialog
        open={open === 'alert'}
        onClose={close}
        title={t('overlays.alertTitle')}
        acknowledgeLabel={t('overlays.acknowledge')}
      >
        {t('overlays.alertText')}
      </AlertDialog>
      <CommandPalette
        search={search}
        onSearch={setSearch}
        open={open === 'palette'}
        onOpenChange={toggle('palette')}
        groups={[
          {
            heading: t('overlays.paletteGroup'),
            entries: [
              { id: 'alert', label: t('overlays.alert'), icon, run: () => setOpen('alert') },
              { id: 'shortcuts', label: t('overlays.shortcuts'), icon, run: () => setOpen('shortcuts') },
            ],
          },
        ]}
      />
      <ShortcutsHelp
        open={open === 'shortcuts'}
        onOpenChange={toggle('shortcuts')}
        shortcuts={[
          { keys: ['Ctrl', 'K'], does: t('overlays.palette') },
          { keys: ['?'], does: t('overlays.shortcuts') },
        ]}
      />
    </GallerySection>
  );
}
