import { useTranslation } from 'react-i18next';
import type { organizationFormSchema } from '#contract/organization.ts';
import type { useContractForm } from '#web/forms/use-contract-form.ts';
import { useFormats } from '#web/i18n/use-formats.ts';
