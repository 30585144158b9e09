import { isPdf } from '../../../../domain/rules/scan.ts';
import { isApiFailure } from '../../../forms/apiFailure.ts';
import { shrinkPhoto } from '../../../forms/photo/shrinkPhoto.ts';
import { useKeepScanMutation } from '../../../store/modules/contracts/proposalsApi.ts';

/** Sends the files of a scan, made smaller if they are pictures. An error in one of them is shown at the field `scan`. */
export function useScanUpload(contract: string) {
  const [keepScan] = useKeepScanMutation();
  return async (files: readonly File[], done?: string): Promise<string> => {
    const pdf = files.find(isPdf);
    const pictures = pdf ? [] : await Promise.all(files.map(shrinkPhoto));
    const pages = Object.fromEntries(pictures.map((picture, i) => [`picture_${i + 1}`, picture]));
    try {
      const form = { contract, ...(pdf ? { pdf } : pages) };
      const { hashid } = await keepScan({ form, ...(done !== undefined && { done }) }).unwrap();
      return hashid;
    } catch (error) {
      if (!isApiFailure(error)) throw error;
      // The server names the file at fault; this form has one field for all files.
      const [sentence] = Object.values(error.fields);
      throw Object.assign(new Error(error.text), error, sentence === undefined ? {} : { fields: { scan: sentence } });
    }
  };
}
